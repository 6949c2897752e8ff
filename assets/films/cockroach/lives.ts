import { createJourney, type Move } from './kit/journey';

const stride = 170;
const girth = 120;
const rest = (seconds: number): Move => ({ seconds });

/** In from the left, a long look in the middle, flees to the right when the other one comes. */
const firstMoves: readonly Move[] = [
  { seconds: 0.66, ahead: 860, turn: 0.12 },
  rest(1.05),
  { seconds: 0.16, turn: -0.42 },
  rest(0.42),
  { seconds: 0.75, ahead: 190, turn: 0.25 },
  rest(0.85),
  { seconds: 0.2, turn: 0.55 },
  rest(0.3),
  { seconds: 0.3, ahead: 300, turn: 0.1 },
  rest(1.9),
  { seconds: 0.14, turn: -0.3 },
  rest(0.35),
  { seconds: 0.18, turn: -0.5 },
  rest(0.8),
  { seconds: 0.5, ahead: 120, turn: -0.35 },
  rest(0.85),
  { seconds: 0.15, turn: 1 },
  { seconds: 0.75, ahead: 1400, turn: -0.3 },
];

/** Down from the top, chases the first one off, noses about and slips away below. */
const secondMoves: readonly Move[] = [
  { seconds: 0.5, ahead: 640, turn: 0.1 },
  rest(0.95),
  { seconds: 0.18, turn: 0.35 },
  rest(0.3),
  { seconds: 0.2, ahead: 250, turn: 0.05 },
  rest(1.1),
  { seconds: 0.2, turn: -0.55 },
  rest(0.5),
  { seconds: 1.1, ahead: 290, turn: -0.4 },
  rest(0.8),
  { seconds: 0.12, turn: 0.3 },
  rest(0.25),
  { seconds: 0.14, turn: -0.5 },
  rest(0.45),
  { seconds: 0.65, ahead: 1200, turn: 0.2 },
];

export const first = {
  journey: createJourney({ x: -420, y: 360, angle: 0.02 }, firstMoves, stride, girth),
  enters: -5.6,
  scale: 1,
  seed: 3,
};
export const second = {
  journey: createJourney({ x: 1780, y: -330, angle: 2.2 }, secondMoves, stride, girth),
  enters: 1.5,
  scale: 0.92,
  seed: 51,
};
