import { clamp } from './geometry';
import { type Lit, light, linear, onScreen } from './light';

export type Ink = CanvasRenderingContext2D;

/** One plate of an armour; later plates lie over earlier ones. */
export type Plate = {
  outline: Path2D;
  height: (x: number, y: number) => number;
  paint: (ink: Ink) => void;
  /** Fine relief: white is raised, black is sunk. */
  emboss?: (ink: Ink) => void;
  depth?: number;
  gloss: number;
  /** How wide the dark is that it throws on the plates below it. */
  overhang?: number;
};

export type Box = { left: number; top: number; width: number; height: number };

export function sheet(width: number, height: number) {
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width);
  canvas.height = Math.ceil(height);
  const ink = canvas.getContext('2d', { willReadFrequently: true });
  if (!ink) throw new Error('This browser has no 2D canvas.');
  ink.imageSmoothingQuality = 'high';
  return { canvas, ink };
}

const steepest = 2.6;

/** A body that is lit anew for every direction it turns to. */
export function createRelief(box: Box, scale: number, plates: readonly Plate[]) {
  const width = Math.ceil(box.width * scale);
  const height = Math.ceil(box.height * scale);
  const normals = new Float32Array(width * height * 3);
  const glosses = new Float32Array(width * height);
  const whole = sheet(width, height);
  const view = [scale, 0, 0, scale, -box.left * scale, -box.top * scale] as const;

  function add(plate: Plate) {
    const { canvas, ink } = sheet(width, height);
    ink.setTransform(...view);
    ink.clip(plate.outline);
    plate.paint(ink);
    const raised = sheet(width, height);
    raised.ink.fillStyle = '#808080';
    raised.ink.fillRect(0, 0, width, height);
    raised.ink.setTransform(...view);
    plate.emboss?.(raised.ink);
    const bumps = raised.ink.getImageData(0, 0, width, height).data;
    const colours = ink.getImageData(0, 0, width, height).data;
    const depth = ((plate.depth ?? 1) * scale) / 510;
    const bump = (index: number) => bumps[index * 4] ?? 128;
    for (let row = 1; row < height - 1; row += 1) {
      for (let column = 1; column < width - 1; column += 1) {
        const index = row * width + column;
        if ((colours[index * 4 + 3] ?? 0) < 110) continue;
        const x = box.left + (column + 0.5) / scale;
        const y = box.top + (row + 0.5) / scale;
        const e = 0.4;
        let dx = (plate.height(x + e, y) - plate.height(x - e, y)) / (2 * e);
        let dy = (plate.height(x, y + e) - plate.height(x, y - e)) / (2 * e);
        dx = clamp(dx + (bump(index + 1) - bump(index - 1)) * depth, -steepest, steepest);
        dy = clamp(dy + (bump(index + width) - bump(index - width)) * depth, -steepest, steepest);
        const length = Math.hypot(dx, dy, 1);
        normals.set([-dx / length, -dy / length, 1 / length], index * 3);
        glosses[index] = plate.gloss;
      }
    }
    whole.ink.save();
    if (plate.overhang) {
      whole.ink.globalCompositeOperation = 'source-atop';
      whole.ink.shadowColor = 'rgba(12,3,0,0.85)';
      whole.ink.shadowBlur = plate.overhang * scale;
      whole.ink.drawImage(canvas, 0, 0);
      whole.ink.shadowColor = 'transparent';
      whole.ink.globalCompositeOperation = 'source-over';
    }
    whole.ink.drawImage(canvas, 0, 0);
    whole.ink.restore();
  }
  for (const plate of plates) add(plate);

  const base = whole.ink.getImageData(0, 0, width, height);
  const lit = sheet(width, height);
  const result = lit.ink.createImageData(width, height);
  const found: Lit = { diffuse: 0, mirror: 0 };

  function shade(angle: number) {
    const cos = Math.cos(angle);
    const sin = Math.sin(angle);
    for (let index = 0; index < width * height; index += 1) {
      const at = index * 4;
      const alpha = base.data[at + 3] ?? 0;
      result.data[at + 3] = alpha;
      if (alpha === 0) continue;
      const x = normals[index * 3] ?? 0;
      const y = normals[index * 3 + 1] ?? 0;
      light(x * cos - y * sin, x * sin + y * cos, normals[index * 3 + 2] || 1, found);
      const mirror = found.mirror * (glosses[index] ?? 0);
      for (let part = 0; part < 3; part += 1) {
        const own = linear[base.data[at + part] ?? 0] ?? 0;
        result.data[at + part] = onScreen(own * found.diffuse + mirror);
      }
    }
    lit.ink.putImageData(result, 0, 0);
  }

  let shadedFor = Number.NaN;
  /** Draws it into its own frame; `angle` is where that frame looks on the screen. */
  function draw(ink: Ink, angle: number) {
    if (Number.isNaN(shadedFor) || Math.abs(angle - shadedFor) > 0.004) {
      shade(angle);
      shadedFor = angle;
    }
    ink.drawImage(lit.canvas, box.left, box.top, width / scale, height / scale);
  }

  return { draw, silhouette: whole.canvas, box };
}

export type Relief = ReturnType<typeof createRelief>;
