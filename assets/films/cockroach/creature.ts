import { createFront, createRear } from './body';
import { createFeeler, drawCerci, drawFeeler, drawPalps } from './feelers';
import { createExposure } from './kit/exposure';
import { clamp, mix, type Pose } from './kit/geometry';
import type { Journey } from './kit/journey';
import { slant } from './kit/light';
import { drawFallen } from './kit/limb';
import { type Ink, sheet } from './kit/relief';
import { bendLegs, drawLeg, drawLegShadow } from './legs';

/** Soft darkness of the body: spread wide, and baked once because blur costs time. */
function bakeShadow(blur: number, strength: number, shrink: number) {
  const { canvas, ink } = sheet(480, 260);
  ink.filter = `blur(${blur}px)`;
  ink.fillStyle = `rgba(26,16,12,${strength})`;
  ink.beginPath();
  ink.ellipse(240 - 22, 130, 146 * shrink, 48 * shrink, 0, 0, 7);
  ink.ellipse(240 + 105, 130, 36 * shrink, 42 * shrink, 0, 0, 7);
  ink.fill();
  return canvas;
}

const size = 1100;

export function createCockroach(journey: Journey, scale: number, seed: number) {
  const rear = createRear();
  const front = createFront();
  const feelers = [createFeeler(-1, seed), createFeeler(1, seed + 10)];
  const near = bakeShadow(7, 0.78, 0.99);
  const far = bakeShadow(20, 0.42, 1);
  // Half as fine: what is blurred anyway need not be sharp first, and the blur takes most of the time.
  const soft = sheet(size / 2, size / 2);
  const blurred = sheet(size / 2, size / 2);
  blurred.ink.filter = 'blur(1.75px)';
  const expose = createExposure(size);

  function drawShadow(ink: Ink, pose: Pose, lines: (ink: Ink) => void) {
    const { a, d, e, f } = ink.getTransform();
    soft.ink.setTransform(1, 0, 0, 1, 0, 0);
    soft.ink.clearRect(0, 0, size / 2, size / 2);
    soft.ink.setTransform(a / 2, 0, 0, d / 2, e / 2, f / 2);
    soft.ink.strokeStyle = 'rgb(30,20,16)';
    soft.ink.lineCap = 'round';
    lines(soft.ink);
    blurred.ink.clearRect(0, 0, size / 2, size / 2);
    blurred.ink.drawImage(soft.canvas, 0, 0);
    ink.save();
    ink.setTransform(1, 0, 0, 1, 0, 0);
    ink.globalAlpha = 0.42;
    ink.drawImage(blurred.canvas, 0, 0, size, size);
    ink.restore();
    for (const [canvas, high] of [
      [far, 22],
      [near, 7],
    ] as const) {
      ink.save();
      ink.translate(pose.x + slant.x * high, pose.y + slant.y * high);
      ink.rotate(pose.angle);
      ink.drawImage(canvas, -240, -130);
      ink.restore();
    }
  }

  function drawMoment(ink: Ink, time: number, litAngle: number) {
    const moment = journey.at(time);
    const wobble = (1 - moment.calm) * 0.022 * Math.sin(moment.phase * 2 * Math.PI);
    const pose = { x: moment.x, y: moment.y, angle: moment.angle + wobble };
    const lead = journey.at(time + 0.07).angle - moment.angle;
    const neck = clamp(lead * 0.35, -0.16, 0.16) - wobble * 1.4;
    const pivot = { x: 76, y: 0 };
    const [cos, sin] = [Math.cos(pose.angle), Math.sin(pose.angle)];
    const headAngle = pose.angle + neck;
    const headPose = {
      x: pose.x + pivot.x * (cos - Math.cos(headAngle)),
      y: pose.y + pivot.x * (sin - Math.sin(headAngle)),
      angle: headAngle,
    };
    const bent = bendLegs(journey, time, pose);
    const felt = feelers.map((feeler) =>
      feeler(headPose, time, moment.calm, (when) => journey.at(when).angle),
    );
    drawShadow(ink, pose, (shadow) => {
      for (const leg of bent) drawLegShadow(shadow, leg);
      for (const spots of felt) drawFallen(shadow, spots, 2.6);
    });
    for (const leg of bent) drawLeg(ink, leg);
    drawCerci(ink, pose, time);
    drawPalps(ink, headPose, time, moment.calm);
    ink.save();
    ink.translate(pose.x, pose.y);
    ink.rotate(pose.angle);
    ink.scale(1, 1 + 0.008 * moment.calm * Math.sin(time * 4.2));
    rear.draw(ink, litAngle);
    ink.restore();
    ink.save();
    ink.translate(headPose.x, headPose.y);
    ink.rotate(headPose.angle);
    front.draw(ink, litAngle + neck);
    ink.restore();
    for (const spots of felt) drawFeeler(ink, spots);
  }

  /** Draws it as it was while the shutter stood open around `time`. */
  return (ink: Ink, time: number) => {
    if (time < 0 || time > journey.seconds) return;
    const open = 0.35 / 30;
    const [from, to] = [journey.at(time), journey.at(time + open)];
    const moved = Math.hypot(to.x - from.x, to.y - from.y) + Math.abs(to.angle - from.angle) * 150;
    const count = moved < 1 ? 1 : clamp(Math.ceil(moved * 1.1), 4, 12);
    const centre = { x: from.x * scale, y: from.y * scale };
    expose(ink, centre, count, (moment, share) => {
      moment.scale(scale, scale);
      // The body is drawn at half its size, where plain smoothing is as good and four times faster.
      moment.imageSmoothingQuality = 'low';
      drawMoment(moment, time + mix(0, open, share), from.angle);
    });
  };
}
