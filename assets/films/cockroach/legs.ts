import { mix, type Pose, place, type Spot, turned } from './kit/geometry';
import type { Journey } from './kit/journey';
import { colour } from './kit/light';
import { drawFallen, drawLimb, knee } from './kit/limb';
import type { Ink } from './kit/relief';

type Plan = {
  hip: Spot;
  rest: { x: number; y: number };
  femur: number;
  tibia: number;
  tarsus: number;
  /** Where the knee points, in the creature's frame. */
  bend: Spot;
  /** Where the toes point, from straight ahead. */
  toes: number;
  offset: number;
  spines: number;
};

const plans: readonly Plan[] = [
  {
    hip: { x: 92, y: 16, z: 15 },
    rest: { x: 176, y: 82 },
    femur: 60,
    tibia: 52,
    tarsus: 40,
    bend: { x: 0.75, y: 0.15, z: 0.7 },
    toes: 0.5,
    offset: 0,
    spines: 4,
  },
  {
    hip: { x: 52, y: 20, z: 15 },
    rest: { x: 22, y: 138 },
    femur: 66,
    tibia: 68,
    tarsus: 46,
    bend: { x: 0.75, y: 0.1, z: 0.75 },
    toes: 1.95,
    offset: 0.5,
    spines: 6,
  },
  {
    hip: { x: 12, y: 20, z: 15 },
    rest: { x: -142, y: 128 },
    femur: 76,
    tibia: 96,
    tarsus: 58,
    bend: { x: 0.45, y: 0.7, z: 0.65 },
    toes: 2.5,
    offset: 0,
    spines: 9,
  },
];

/** Six legs: the middle one of a side steps with the outer two of the other. */
const legs = plans.flatMap((plan) =>
  [-1, 1].map((side) => ({ ...plan, side, offset: side > 0 ? plan.offset : 0.5 - plan.offset })),
);
type Leg = (typeof legs)[number];
export type Bent = { leg: Leg; hip: Spot; knee: Spot; ankle: Spot; toe: Spot };

export function bendLegs(journey: Journey, time: number, pose: Pose): Bent[] {
  return legs.map((leg) => {
    const mirrored = { x: leg.rest.x, y: leg.rest.y * leg.side };
    const toe = journey.foot(time, mirrored, leg.offset, 16);
    const back = turned({ x: -leg.tarsus, y: 0 }, toe.angle + leg.toes * leg.side);
    const ankle = { x: toe.x + back.x, y: toe.y + back.y, z: toe.z + 5 };
    const hip = { ...place(pose, { x: leg.hip.x, y: leg.hip.y * leg.side }), z: leg.hip.z };
    const bend = {
      ...turned({ x: leg.bend.x, y: leg.bend.y * leg.side }, pose.angle),
      z: leg.bend.z,
    };
    return { leg, hip, knee: knee(hip, ankle, leg.femur, leg.tibia, bend), ankle, toe };
  });
}

const along = (from: Spot, to: Spot, share: number): Spot => ({
  x: mix(from.x, to.x, share),
  y: mix(from.y, to.y, share),
  z: mix(from.z, to.z, share),
});

const thighTone = colour(122, 58, 24);
const shinTone = colour(98, 40, 15);
const footTone = colour(92, 42, 20);

function drawSpines(ink: Ink, { leg, knee, ankle }: Bent) {
  const angle = Math.atan2(ankle.y - knee.y, ankle.x - knee.x);
  ink.fillStyle = '#3a1408';
  for (let index = 0; index < leg.spines * 2; index += 1) {
    const side = index % 2 ? 1 : -1;
    const root = along(knee, ankle, 0.14 + (0.86 * (index + 0.5)) / (leg.spines * 2));
    const lean = angle + side * (0.55 + 0.18 * Math.sin(index * 2.4));
    const long = 12 + leg.spines * 0.35 + 4 * Math.sin(index * 1.7 + leg.spines);
    const tip = { x: root.x + Math.cos(lean) * long, y: root.y + Math.sin(lean) * long };
    const wide = turned({ x: 1.5, y: 0 }, angle);
    ink.beginPath();
    ink.moveTo(root.x - wide.x, root.y - wide.y);
    ink.lineTo(tip.x, tip.y);
    ink.lineTo(root.x + wide.x, root.y + wide.y);
    ink.fill();
  }
}

export function drawLeg(ink: Ink, bent: Bent) {
  const { hip, knee, ankle, toe, leg } = bent;
  drawLimb(ink, ankle, toe, [1.4, 1.5, 1.4, 1.2, 0.9], footTone, 0.7);
  const joints = [0, 0.46, 0.62, 0.74, 0.84, 1];
  for (let index = 0; index < 5; index += 1) {
    const from = along(ankle, toe, joints[index] ?? 0);
    const to = along(ankle, toe, (joints[index + 1] ?? 1) - 0.015);
    drawLimb(ink, from, to, index === 4 ? [1, 1.2, 1.3, 0.9] : [1.5, 1.8, 2.1, 1.7], footTone, 0.7);
  }
  const heading = Math.atan2(toe.y - ankle.y, toe.x - ankle.x);
  ink.strokeStyle = '#32130a';
  ink.lineWidth = 1.1;
  for (const side of [-1, 1]) {
    const claw = turned({ x: 5, y: side * 3.2 }, heading);
    ink.beginPath();
    ink.moveTo(toe.x, toe.y);
    ink.quadraticCurveTo(
      toe.x + claw.x * 0.7,
      toe.y + claw.y,
      toe.x + claw.x,
      toe.y + claw.y * 0.8,
    );
    ink.stroke();
  }
  drawSpines(ink, bent);
  drawLimb(ink, knee, ankle, [2.2, 3.3, 3.4, 3.2, 3, 3.2, 3.4, 2.2], shinTone, 0.9);
  const thick = leg.femur / 9.5;
  const thigh = [0.7, 0.95, 1, 1, 0.94, 0.84, 0.7, 0.55, 0.38].map((part) => part * thick);
  drawLimb(ink, hip, knee, thigh, thighTone, 1);
}

export function drawLegShadow(ink: Ink, { hip, knee, ankle, toe }: Bent) {
  drawFallen(ink, [hip, knee], 10);
  drawFallen(ink, [knee, ankle], 6.5);
  drawFallen(ink, [ankle, toe], 4);
}
