import { createExposure } from '../cockroach/kit/exposure';
import { clamp, mix, type Pose, smooth } from '../cockroach/kit/geometry';
import type { Journey } from '../cockroach/kit/journey';
import { slant } from '../cockroach/kit/light';
import { type Ink, sheet } from '../cockroach/kit/relief';
import { createBody } from './body';
import { bristleBox, createBristles } from './bristles';
import { bendLegs, drawLeg, drawLegShadow, type Groom } from './legs';
import { createWings, type Fold } from './wings';

export type Life = {
  journey: Journey;
  grooms: readonly Groom[];
  scale: number;
  /** The second of the film in which its life begins. */
  enters: number;
};

const size = 460;

export function createFly({ journey, grooms, scale }: Life) {
  const body = createBody();
  const bristles = createBristles();
  const wings = createWings();
  const soft = sheet(size, size);
  const expose = createExposure(size);

  function folds(time: number, air: number): Fold[] {
    if (air < 0.05) {
      const flick = 0.06 * Math.max(0, Math.sin(time * 1.9)) ** 30;
      return [1, -1].map((side) => ({ side, spread: 0.36 + flick, alpha: 1 }));
    }
    const beat = Math.sin(time * 2 * Math.PI * 47);
    return [-0.42, 0, 0.42].flatMap((off) =>
      [1, -1].map((side) => ({
        side,
        spread: mix(0.36, 1.5 + off + 0.35 * beat, air),
        alpha: mix(1, 0.34, air),
      })),
    );
  }

  function within(ink: Ink, pose: Pose, draw: () => void) {
    ink.save();
    ink.translate(pose.x, pose.y);
    ink.rotate(pose.angle);
    draw();
    ink.restore();
  }

  function drawShadow(
    ink: Ink,
    pose: Pose,
    lift: number,
    parts: readonly Fold[],
    lines: (ink: Ink) => void,
  ) {
    const { a, d, e, f } = ink.getTransform();
    soft.ink.setTransform(1, 0, 0, 1, 0, 0);
    soft.ink.clearRect(0, 0, size, size);
    soft.ink.setTransform(a, 0, 0, d, e, f);
    soft.ink.strokeStyle = soft.ink.fillStyle = 'rgb(24,20,20)';
    lines(soft.ink);
    const fallen = (high: number) => ({
      x: pose.x + slant.x * high,
      y: pose.y + slant.y * high,
      angle: pose.angle,
    });
    within(soft.ink, fallen(lift + 12), () => {
      for (const fold of parts) wings.drawShadow(soft.ink, fold);
    });
    within(soft.ink, fallen(lift + 6), () => {
      soft.ink.beginPath();
      soft.ink.ellipse(-22, 0, 27, 18, 0, 0, 7);
      soft.ink.ellipse(14, 0, 23, 17, 0, 0, 7);
      soft.ink.ellipse(40, 0, 9, 17, 0, 0, 7);
      soft.ink.fill();
    });
    ink.save();
    ink.setTransform(1, 0, 0, 1, 0, 0);
    const height = smooth(0, 70, lift);
    for (const [blur, alpha] of [
      [2.2 + 9 * height, 0.42 - 0.26 * height],
      [7 + 12 * height, 0.36 - 0.2 * height],
    ] as const) {
      ink.filter = `blur(${blur}px)`;
      ink.globalAlpha = alpha;
      ink.drawImage(soft.canvas, 0, 0);
    }
    ink.restore();
  }

  function drawMoment(ink: Ink, time: number, litAngle: number) {
    const moment = journey.at(time);
    const rubs = grooms.some(({ from, to }) => time > from && time < to);
    const nod = rubs ? 0.012 * Math.sin(time * 2 * Math.PI * 6.5) : 0;
    const pose = { x: moment.x, y: moment.y, angle: moment.angle + nod };
    const bent = bendLegs(journey, time, pose, grooms);
    const parts = folds(time, moment.air);
    drawShadow(ink, pose, moment.lift, parts, (shadow) => {
      for (const leg of bent) drawLegShadow(shadow, leg);
    });
    for (const leg of bent) drawLeg(ink, leg);
    within(ink, pose, () => {
      const nearer = 1 + moment.lift / 420;
      ink.scale(nearer, nearer);
      body.draw(ink, litAngle);
      ink.drawImage(bristles, bristleBox.left, bristleBox.top, bristleBox.width, bristleBox.height);
      for (const fold of parts) wings.draw(ink, fold, pose.angle);
    });
  }

  /** Draws it as it was while the shutter stood open around `time`. */
  return (ink: Ink, time: number) => {
    if (time < 0 || time > journey.seconds) return;
    const open = 0.4 / 30;
    const [from, to] = [journey.at(time), journey.at(time + open)];
    const moved =
      (Math.hypot(to.x - from.x, to.y - from.y) + Math.abs(to.angle - from.angle) * 50) * scale;
    const count = moved < 0.8 && from.air === 0 ? 1 : clamp(Math.ceil(moved * 1.1), 4, 12);
    expose(ink, { x: from.x * scale, y: from.y * scale }, count, (moment, share) => {
      moment.scale(scale, scale);
      drawMoment(moment, time + mix(0, open, share), from.angle);
    });
  };
}
