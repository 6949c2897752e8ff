import { clamp } from '../../stage/fields';

export type Size = { width: number; height: number };

const stepsPerSecond = 60;
const textAtMost = 0.7;

export function logoSize(size: number): Size {
  const width = clamp((size / 100) * 200, 30, 200);
  return { width, height: width / 2 };
}

/** A text is as high as the logo would be, unless it would leave no room to travel. */
export function textSize(size: number, widthPerHeight: number, box: Size): Size {
  const height = Math.min(logoSize(size).height, (box.width * textAtMost) / widthPerHeight);
  return { width: height * widthPerHeight, height };
}

/** Along each axis, in pixels. */
export const speedPerStep = (speed: number) => Math.max(0.5, (speed / 100) * 4);
export const speedPerMillisecond = (speed: number) => (speedPerStep(speed) * stepsPerSecond) / 1000;

export const edgePadding = (box: Size) => Math.min(10, Math.min(box.width, box.height) / 4);

/** How far the mark can travel, in whole pixels. */
export function roomFor(box: Size, mark: Size): Size {
  const padding = 2 * edgePadding(box);
  const left = (outer: number, inner: number) => Math.max(1, Math.floor(outer - padding - inner));
  return { width: left(box.width, mark.width), height: left(box.height, mark.height) };
}

/** Below this, the largest logo could not travel. */
const smallestBox = { width: 320, height: 180 };

/**
 * Pixels on the stage for each specified pixel. One for one where the stage is the display; the
 * stage in the page is a miniature of the display, so that it shows what full screen will.
 */
export function scaleOf(box: Size, display: Size | undefined): number {
  if (display) return box.width / Math.max(display.width, display.height);
  return Math.min(1, box.width / smallestBox.width, box.height / smallestBox.height);
}

export const unscaled = (box: Size, scale: number): Size => ({
  width: Math.round(box.width / scale),
  height: Math.round(box.height / scale),
});

/** `M:SS`, or `H:MM:SS` from an hour on. */
export function duration(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = seconds < 3600 ? parts.slice(1) : parts;
  return shown.map((part, at) => (at === 0 ? part : String(part).padStart(2, '0'))).join(':');
}
