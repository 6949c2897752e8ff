export type Shadow = { x: number; y: number; blur: number; strength: number };

const shrink = 4;
/** Small pixels around the picture, so that a shadow goes on where its owner leaves the screen. */
const margin = 40;

function canvasOf(width: number, height: number) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('No 2D canvas.');
  return { canvas, pen };
}

/** Throws the soft shadow of a picture onto what is already drawn. */
export function createShadow(width: number, height: number) {
  const [w, h] = [width / shrink, height / shrink];
  const sharp = canvasOf(w + margin * 2, h + margin * 2);
  const soft = canvasOf(w + margin * 2, h + margin * 2);
  return (to: CanvasRenderingContext2D, picture: HTMLCanvasElement, shadow: Shadow) => {
    const { pen } = sharp;
    pen.globalCompositeOperation = 'source-over';
    pen.clearRect(0, 0, sharp.canvas.width, sharp.canvas.height);
    pen.drawImage(picture, margin, margin, w, h);
    pen.drawImage(picture, 0, 1, width, 2, margin, 0, w, margin);
    pen.drawImage(picture, 0, height - 3, width, 2, margin, margin + h, w, margin);
    pen.drawImage(picture, 1, 0, 2, height, 0, margin, margin, h);
    pen.drawImage(picture, width - 3, 0, 2, height, margin + w, margin, margin, h);
    pen.globalCompositeOperation = 'source-in';
    pen.fillStyle = '#23262e';
    pen.fillRect(0, 0, sharp.canvas.width, sharp.canvas.height);
    soft.pen.globalCompositeOperation = 'copy';
    soft.pen.filter = `blur(${shadow.blur / shrink}px)`;
    soft.pen.drawImage(sharp.canvas, 0, 0);
    to.globalAlpha = shadow.strength;
    const out = margin * shrink;
    to.drawImage(soft.canvas, shadow.x - out, shadow.y - out, width + out * 2, height + out * 2);
    to.globalAlpha = 1;
  };
}
