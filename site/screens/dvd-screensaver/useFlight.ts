import { type RefObject, useLayoutEffect } from 'react';
import { useLatest } from '../../hooks/useLatest';
import { useTimeout } from '../../hooks/useTimeout';
import type { ScreenProps } from '../../stage/screen';
import { useStage } from '../../stage/useStage';
import { drift } from './drift';
import type { DvdFields, DvdState } from './fields';
import { changed, launched, timeToBounce } from './flight';
import { type Size, speedPerMillisecond } from './model';
import { lookAgain } from './seen';

type Props = Pick<ScreenProps<DvdFields, DvdState>, 'settings' | 'state' | 'setState'> & {
  mark: RefObject<HTMLElement | null>;
  room: Size | undefined;
  scale: number;
};

/** Lets the mark fly, and wakes up at each bounce to count it and to change the colour. */
export function useFlight({ mark, room, scale, settings, state, setState }: Props) {
  const { running } = useStage();
  const { flight, paused } = state;
  const speed = speedPerMillisecond(settings.speed);
  const { width = 0, height = 0 } = room ?? {};
  const latest = useLatest(state);
  const bounce = useTimeout();

  useLayoutEffect(() => {
    const known = latest.current.flight;
    if (width === 0 || !(running || known)) return;
    const course = { room: { width, height }, speed, paused };
    const now = Date.now();
    const next = known ? changed(known, course, now) : launched(course, now, Math.random());
    if (next !== known) setState({ flight: next });
  }, [width, height, speed, paused, running, latest, setState]);

  useLayoutEffect(() => {
    if (!flight || !mark.current) return;
    const motion = drift(mark.current, flight, scale);
    const look = () => {
      const now = Date.now();
      motion.keepUp(now);
      const seen = lookAgain(latest.current.seen, flight, now);
      if (seen !== latest.current.seen) setState({ seen });
      if (running && !flight.paused) bounce.start(Math.ceil(timeToBounce(flight, now)) + 1, look);
      else motion.hold();
    };
    look();
    return () => {
      bounce.stop();
      motion.stop();
    };
  }, [flight, scale, running, mark, bounce, latest, setState]);
}
