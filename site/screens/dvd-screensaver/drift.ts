import { type Flight, travelledAt } from './flight';

/** Less than this is the time that a browser takes to begin. */
const tolerance = 50;

/** Hands the way between the walls to the compositor: back and forth along each axis, for ever. */
export function drift(element: Element, flight: Flight, scale: number) {
  const { room, start } = flight.path;
  const between = (length: number, frames: PropertyIndexedKeyframes) =>
    element.animate(frames, {
      duration: length / flight.speed,
      iterations: Number.POSITIVE_INFINITY,
      direction: 'alternate',
    });
  const axes = [
    {
      start: start.x,
      animation: between(room.width, { translate: ['0px', `${room.width * scale}px`] }),
    },
    {
      start: start.y,
      animation: between(room.height, {
        transform: ['translateY(0px)', `translateY(${room.height * scale}px)`],
      }),
    },
  ];
  return {
    /** A machine that slept stood still meanwhile; the clock did not. */
    keepUp(now: number) {
      for (const { start, animation } of axes) {
        const due = (start + travelledAt(flight, now)) / flight.speed;
        if (Math.abs(Number(animation.currentTime) - due) > tolerance) animation.currentTime = due;
      }
    },
    hold() {
      for (const { animation } of axes) animation.pause();
    },
    stop() {
      for (const { animation } of axes) animation.cancel();
    },
  };
}
