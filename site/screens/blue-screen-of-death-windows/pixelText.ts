import type { Line, TextScreen } from './model';
import { columnsOf, columnsOfCharacter } from './wrap';

const cell = { width: 9, height: 16, baseline: 13 };
const blue = '#0000aa';
const grey = '#aaaaaa';
const white = '#ffffff';

function drawLetters(context: CanvasRenderingContext2D, { row, column, text, inverse }: Line) {
  context.fillStyle = inverse ? blue : white;
  let x = column * cell.width;
  for (const letter of text) {
    const room = columnsOfCharacter(letter) * cell.width;
    const indent = Math.round((room - context.measureText(letter).width) / 2);
    context.fillText(letter, x + indent, row * cell.height + cell.baseline, room);
    x += room;
  }
}

/**
 * Makes every pixel either on or off, by laying the picture over and cutting it out of itself.
 * Reading the pixels would be simpler, but browsers that guard against tracking answer with noise.
 */
function sharpen(context: CanvasRenderingContext2D) {
  const rounds = 6;
  for (let round = 0; round < rounds; round++) {
    for (const step of [
      'source-over',
      'destination-in',
      'destination-in',
      'source-over',
    ] as const) {
      context.globalCompositeOperation = step;
      context.drawImage(context.canvas, 0, 0);
    }
  }
}

/** The letters alone, one dot of the text mode being one pixel. */
function lettersOf({ columns, rows, lines }: TextScreen, font: string): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = columns * cell.width;
  canvas.height = rows * cell.height;
  const context = canvas.getContext('2d');
  if (!context) return canvas;
  context.font = `bold 15px ${font}`;
  for (const line of lines) drawLetters(context, line);
  sharpen(context);
  return canvas;
}

/** Draws the screen with the big square dots of its time; their edges stay crisp when it is scaled. */
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
    const [x, y, width] = [column, row, columnsOf(text)];
    context.fillRect(x * cell.width, y * cell.height, width * cell.width, cell.height);
  }
  context.drawImage(lettersOf(screen, font), 0, 0);
}
