import { seeded } from '../clay/motion';

export const petalLength = 500;
export const petalWidth = 220;

/** One petal, lying to the right, with its streaks and two folds; `dim` darkens it. */
export function createPetal(seed: number, dim: number) {
  const random = seeded(seed);
  const canvas = document.createElement('canvas');
  canvas.width = petalLength;
  canvas.height = petalWidth;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('No 2D canvas.');
  const middle = petalWidth / 2;
  pen.beginPath();
  pen.moveTo(0, middle - 24);
  pen.bezierCurveTo(120, middle - 60, 260, 4, 420, 14);
  pen.bezierCurveTo(470, 20, 492, 48, 478, 78);
  pen.quadraticCurveTo(500, 96, 486, 122);
  pen.quadraticCurveTo(500, 148, 470, 172);
  pen.bezierCurveTo(440, 210, 300, 216, 230, 200);
  pen.bezierCurveTo(130, 186, 80, middle + 36, 0, middle + 24);
  pen.closePath();
  pen.clip();
  const blush = pen.createLinearGradient(0, 0, petalLength, 0);
  blush.addColorStop(0, '#8d1f66');
  blush.addColorStop(0.22, '#c8448f');
  blush.addColorStop(0.6, '#ea7fb6');
  blush.addColorStop(1, '#f9bcd8');
  pen.fillStyle = blush;
  pen.fillRect(0, 0, petalLength, petalWidth);
  const fold = pen.createLinearGradient(0, 0, 0, petalWidth);
  fold.addColorStop(0, 'rgba(110,10,80,0.35)');
  fold.addColorStop(0.22, 'rgba(255,235,248,0.3)');
  fold.addColorStop(0.42, 'rgba(130,20,90,0.22)');
  fold.addColorStop(0.6, 'rgba(255,235,248,0.28)');
  fold.addColorStop(1, 'rgba(110,10,80,0.42)');
  pen.fillStyle = fold;
  pen.fillRect(0, 0, petalLength, petalWidth);
  for (let streak = 0; streak < 34; streak += 1) {
    const share = (streak + random()) / 34 - 0.5;
    pen.strokeStyle = random() > 0.45 ? 'rgba(140,20,95,0.16)' : 'rgba(255,225,240,0.2)';
    pen.lineWidth = 1.5 + random() * 2.5;
    pen.beginPath();
    pen.moveTo(0, middle + share * 46);
    pen.bezierCurveTo(
      150,
      middle + share * 150,
      320,
      middle + share * 215,
      500,
      middle + share * 190,
    );
    pen.stroke();
  }
  pen.fillStyle = `rgba(70,8,60,${dim})`;
  pen.fillRect(0, 0, petalLength, petalWidth);
  return canvas;
}
