import { mix, type Pose, place, type Spot, smooth, turned } from '../cockroach/kit/geometry';
import type { Journey } from '../cockroach/kit/journey';
import { colour } from '../cockroach/kit/light';
import { drawFallen, drawLimb, knee } from '../cockroach/kit/limb';
import type { Ink } from '../cockroach/kit/relief';

/** A time in which it rubs its front or hind feet. */
export type Groom = { from: number; to: number; pair: 0 | 2 };

const plans = [
  {
    hip: { x: 25, y: 8, z: 8 },
    rest: { x: 57, y: 28 },
    air: { x: 50, y: 14 },
    femur: 25,
    tibia: 23,
    tarsus: 20,
    bend: { x: 0.2, y: 0.75, z: 0.7 },
    toes: 0.35,
    offset: 0,
  },
  {
    hip: { x: 14, y: 9, z: 8 },
    rest: { x: 12, y: 59 },
    air: { x: 6, y: 34 },
    femur: 27,
    tibia: 27,
    tarsus: 24,
    bend: { x: 0.7, y: 0.1, z: 0.8 },
    toes: 1.75,
    offset: 0.5,
  },
  {
    hip: { x: 3, y: 9, z: 8 },
    rest: { x: -42, y: 50 },
    air: { x: -58, y: 20 },
    femur: 30,
    tibia: 31,
    tarsus: 27,
    bend: { x: 0.7, y: 0.45, z: 0.75 },
    toes: 2.35,
    offset: 0,
  },
] as const;

const legs = plans.flatMap((plan, pair) =>
  [-1, 1].map((side) => ({
    ...plan,
    pair,
    side,
    offset: side > 0 ? plan.offset : 0.5 - plan.offset,
  })),
);
export type Bent = { hip: Spot; knee: Spot; ankle: Spot; toe: Spot };

/** Fore and aft, hand over hand, with short breaks. */
function rubbing(pair: number, side: number, time: number) {
  const beat = Math.sin(time * 2 * Math.PI * 6.5);
  const swell = 0.55 + 0.45 * Math.sin(time * 3.1);
  const reach = beat * side * 6 * swell;
  if (pair === 0)
    return { x: 68 + reach, y: side * (1.2 + 1.5 * swell * beat * side), z: 9, toes: -0.12 };
  return { x: -74 + reach, y: side * 1.6, z: 7, toes: Math.PI + 0.1 };
}

export function bendLegs(
  journey: Journey,
  time: number,
  pose: Pose,
  grooms: readonly Groom[],
): Bent[] {
  const { air, lift } = journey.at(time);
  return legs.map((leg) => {
    const own = (point: { x: number; y: number }) =>
      place(pose, { x: point.x, y: point.y * leg.side });
    const toe: Spot & { angle: number } = journey.foot(
      time,
      { x: leg.rest.x, y: leg.rest.y * leg.side },
      leg.offset,
      7,
    );
    let pointing = toe.angle + leg.toes * leg.side;
    for (const groom of grooms) {
      if (groom.pair !== leg.pair) continue;
      const share =
        smooth(groom.from, groom.from + 0.16, time) * smooth(groom.to, groom.to - 0.16, time);
      if (share === 0) continue;
      const rub = rubbing(leg.pair, leg.side, time);
      const there = place(pose, rub);
      toe.x = mix(toe.x, there.x, share);
      toe.y = mix(toe.y, there.y, share);
      toe.z = mix(toe.z, rub.z, share) + 6 * share * (1 - share);
      pointing = mix(pointing, pose.angle + rub.toes * leg.side, share);
    }
    const tucked = own(leg.air);
    toe.x = mix(toe.x, tucked.x, air);
    toe.y = mix(toe.y, tucked.y, air);
    toe.z = mix(toe.z, lift, air);
    const back = turned(
      { x: -leg.tarsus, y: 0 },
      mix(pointing, pose.angle + leg.toes * leg.side, air),
    );
    const ankle = { x: toe.x + back.x, y: toe.y + back.y, z: toe.z + 4 };
    const hip = { ...own(leg.hip), z: leg.hip.z + lift };
    const bend = {
      ...turned({ x: leg.bend.x, y: leg.bend.y * leg.side }, pose.angle),
      z: leg.bend.z,
    };
    return { hip, knee: knee(hip, ankle, leg.femur, leg.tibia, bend), ankle, toe };
  });
}

const black = colour(30, 25, 24);
const dusk = colour(46, 38, 35);

function drawHairs(ink: Ink, from: Spot, to: Spot, count: number, long: number) {
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  ink.strokeStyle = '#14100f';
  ink.lineWidth = 0.45;
  ink.beginPath();
  for (let index = 0; index < count; index += 1) {
    const share = (index + 0.7) / count;
    const [x, y] = [mix(from.x, to.x, share), mix(from.y, to.y, share)];
    const lean = angle + (index % 2 ? 1 : -1) * (0.75 + 0.2 * Math.sin(index * 3));
    const reach = long * (0.75 + 0.35 * Math.sin(index * 5.1));
    ink.moveTo(x, y);
    ink.lineTo(x + Math.cos(lean) * reach, y + Math.sin(lean) * reach);
  }
  ink.stroke();
}

export function drawLeg(ink: Ink, { hip, knee, ankle, toe }: Bent) {
  drawHairs(ink, ankle, toe, 8, 2.4);
  drawLimb(ink, ankle, toe, [1, 0.85, 0.95, 0.75, 0.85, 0.65, 0.8, 0.6, 0.9], black, 0.5);
  drawHairs(ink, knee, ankle, 12, 4.6);
  drawLimb(ink, knee, ankle, [1.2, 1.35, 1.3, 1.25, 1.35, 1], dusk, 0.6);
  drawHairs(ink, hip, knee, 10, 4);
  drawLimb(ink, hip, knee, [2.2, 2.9, 3, 2.6, 2, 1.3], black, 0.7);
}

export function drawLegShadow(ink: Ink, { hip, knee, ankle, toe }: Bent) {
  drawFallen(ink, [hip, knee], 4.4);
  drawFallen(ink, [knee, ankle], 2.8);
  drawFallen(ink, [ankle, toe], 2.2);
}
