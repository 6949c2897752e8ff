import { height, newCanvas, width } from '../analogue';

const middle = { x: width / 2, y: height / 2 };
const radius = 480;
const cell = 96;
const bars = ['#bfbfbf', '#bfbf00', '#00bfbf', '#00bf00', '#bf00bf', '#bf0000', '#0000bf'];

type Context = OffscreenCanvasRenderingContext2D;

function grid(context: Context) {
  context.fillStyle = '#6f6f6f';
  context.fillRect(0, 0, width, height);
  context.strokeStyle = '#f2f2f2';
  context.lineWidth = 4;
  context.beginPath();
  for (let x = middle.x % cell; x < width; x += cell) {
    context.moveTo(x, 0);
    context.lineTo(x, height);
  }
  for (let y = middle.y % cell; y < height; y += cell) {
    context.moveTo(0, y);
    context.lineTo(width, y);
  }
  context.stroke();
}

/** Black and white teeth along the border show how much of the picture the set cuts off. */
function border(context: Context) {
  for (let x = 0, at = 0; x < width; x += cell / 2, at += 1) {
    context.fillStyle = at % 2 ? '#fff' : '#000';
    context.fillRect(x, 0, cell / 2, 24);
    context.fillRect(x, height - 24, cell / 2, 24);
  }
  for (let y = 0, at = 0; y < height; y += cell / 2, at += 1) {
    context.fillStyle = at % 2 ? '#fff' : '#000';
    context.fillRect(0, y, 24, cell / 2);
    context.fillRect(width - 24, y, 24, cell / 2);
  }
}

type Row = { y: number; h: number };

function steps(context: Context, colours: readonly string[], { y, h }: Row) {
  const w = (2 * radius) / colours.length;
  for (const [at, colour] of colours.entries()) {
    context.fillStyle = colour;
    context.fillRect(middle.x - radius + at * w, y, w + 1, h);
  }
}

/** Finer and finer stripes: where they melt to grey, the set sees no more. */
function gratings(context: Context, { y, h }: Row) {
  const widths = [40, 24, 15, 10, 6, 4];
  const w = (2 * radius) / widths.length;
  for (const [at, stripe] of widths.entries()) {
    const left = middle.x - radius + at * w;
    context.fillStyle = '#202020';
    context.fillRect(left, y, w, h);
    context.fillStyle = '#e8e8e8';
    for (let x = left; x < left + w; x += stripe) {
      context.fillRect(x, y, Math.min(stripe / 2, left + w - x), h);
    }
  }
}

function label(context: Context, text: string, { y, h }: Row) {
  context.fillStyle = '#000';
  context.fillRect(middle.x - radius, y, 2 * radius, h);
  context.fillStyle = '#f4f4f4';
  context.font = `bold ${h * 0.62}px "Liberation Sans", Arial, sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(text, middle.x, y + h / 2 + 3);
}

export function drawCard() {
  const { canvas, context } = newCanvas();
  grid(context);
  border(context);
  context.save();
  context.beginPath();
  context.arc(middle.x, middle.y, radius, 0, 2 * Math.PI);
  context.clip();
  const top = middle.y - radius;
  const greys = Array.from({ length: 8 }, (_, at) => `rgb(${[1, 1, 1].map(() => (at * 255) / 7)})`);
  steps(context, ['#fff'], { y: top, h: 110 });
  label(context, 'SCREENFUL', { y: top + 110, h: 90 });
  steps(context, bars, { y: top + 200, h: 230 });
  gratings(context, { y: top + 430, h: 130 });
  steps(context, ['#101010'], { y: top + 560, h: 120 });
  steps(context, greys, { y: top + 680, h: 130 });
  label(context, 'SIGNAL 1', { y: top + 810, h: 80 });
  steps(context, ['#bf0000'], { y: top + 890, h: 90 });
  context.restore();
  context.lineWidth = 6;
  context.strokeStyle = '#fff';
  context.beginPath();
  context.arc(middle.x, middle.y, radius, 0, 2 * Math.PI);
  context.stroke();
  return canvas;
}

/** The row of the card in which something moves. */
export const movingRow = { left: middle.x - 440, y: middle.y - radius + 560, w: 880, h: 120 };
