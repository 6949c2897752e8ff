import { useCallback, useEffect, useState } from 'react';

/** The place of a display among all, in the pixels of pages. */
type Place = { availLeft: number; availTop: number; availWidth: number; availHeight: number };

/** As the Window Management API describes it, which TypeScript does not know yet. */
type Described = Place & {
  label: string;
  width: number;
  height: number;
  devicePixelRatio: number;
};
type Displays = EventTarget & { screens: readonly Described[]; currentScreen: Described };
type WithDisplays = { getScreenDetails?: () => Promise<Displays> };
type WithExtension = { isExtended?: boolean };

const ask = () => (window as WithDisplays).getScreenDetails?.();

/** Named by its maker or by its number, and as large as it says on the box. */
export type Display = { number: number; label: string; width: number; height: number; at: Place };

const othersOf = ({ screens, currentScreen }: Displays): Display[] =>
  screens.flatMap((display, index) => {
    if (display === currentScreen) return [];
    const { label, width, height, devicePixelRatio } = display;
    const { availLeft, availTop, availWidth, availHeight } = display;
    return {
      number: index + 1,
      label,
      width: Math.round(width * devicePixelRatio),
      height: Math.round(height * devicePixelRatio),
      at: { availLeft, availTop, availWidth, availHeight },
    };
  });

/** The displays besides the one that this window is on, once the visitor lets the page see them. */
export function useDisplays() {
  const [displays, setDisplays] = useState<Displays>();
  const [others, setOthers] = useState<readonly Display[]>([]);
  const [isDenied, setDenied] = useState(false);

  useEffect(() => {
    if (!displays) return;
    const look = () => setOthers(othersOf(displays));
    look();
    const moments = ['screenschange', 'currentscreenchange'];
    for (const moment of moments) displays.addEventListener(moment, look);
    return () => {
      for (const moment of moments) displays.removeEventListener(moment, look);
    };
  }, [displays]);

  const find = useCallback(async () => {
    try {
      setDisplays(await ask());
    } catch {
      setDenied(true);
    }
  }, []);

  const canFind =
    'getScreenDetails' in window && (screen as WithExtension).isExtended === true && !displays;
  return { canFind: canFind && !isDenied, isDenied, others, find };
}
