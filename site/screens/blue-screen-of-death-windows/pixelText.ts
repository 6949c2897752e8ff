import type { TextScreen } from './model';
import { columnsOfCharacter } from './wrap';

export const cell = { width: 9, height: 16 };
const baseline = 12.5;
const blue = '#0000aa';
const grey = '#aaaaaa';
const white = '#ffffff';

/** One letter per cell, at the size that a text mode had. */
function drawLetters(screen: TextScreen, font: string, inverse: boolean): HTMLCanvasElement {
  const canvas = newCanvas(screen);
  const context = canvas.getContext('2d');
  if (!context) return canvas;
  context.font = `bold 15px ${font}`;
  context.fillStyle = inverse ? blue : white;
  for (const line of screen.lines) {
    if (Boolean(line.inverse) !== inverse) continue;
    let { column } = line;
    for (const letter of line.text) {
      const room = columnsOfCharacter(letter) * cell.width;
      const indent = Math.round((room - context.measureText(letter).width) / 2);
      context.fillText(
        letter,
        column * cell.width + indent,
        line.row * cell.height + baseline,
        room,
      );
      column += columnsOfCharacter(letter);
    }
  }
  sharpen(context);
  return canvas;
}

function newCanvas({ columns, rows }: TextScreen): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = columns * cell.width;
  canvas.height = rows * cell.height;
  return canvas;
}

/**
 * Makes every pixel either on or off, by laying the picture over and cutting it out of itself.
 * Reading the pixels would be simpler, but browsers that guard against tracking answer with noise.
 */
function sharpen(context: CanvasRenderingContext2D) {
  const weaken = 'destination-in';
  const strengthen = 'source-over';
  const round = [weaken, strengthen, strengthen, weaken] as const;
  for (const operation of [...round, ...round, ...round, ...round]) {
    context.globalCompositeOperation = operation;
    context.drawImage(context.canvas, 0, 0);
  }
}

/** Draws the screen with the big square pixels of its time; edges stay crisp when it is scaled. */
export function drawPixelText(canvas: HTMLCanvasElement, screen: TextScreen, font: string) {
  const scale = 3;
  canvas.width = screen.columns * cell.width * scale;
  canvas.height = screen.rows * cell.height * scale;
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) return;
  context.scale(scale, scale);
  context.imageSmoothingEnabled = false;
  context.fillStyle = blue;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = grey;
  for (const { row, column, text, inverse } of screen.lines) {
    if (!inverse) continue;
    const place = [column * cell.width, row * cell.height] as const;
    context.fillRect(...place, [...text].length * cell.width, cell.height);
  }
  for (const inverse of [false, true]) context.drawImage(drawLetters(screen, font, inverse), 0, 0);
}
