import { product } from '../../site/product';
import { fittedLine, type Line, lineOf } from './text';

export const card = { width: 1200, height: 630 };
export const display = { width: 688, height: 387, x: 256, y: 54, radius: 10, frame: 11 };
export const label = { top: 466, height: 164, textSize: 62, textWidth: 1060 };

const centre = card.width / 2;
const soft = '#c9ced8';

const svg = (width: number, height: number, content: string, view = `0 0 ${width} ${height}`) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${view}">${content}</svg>`,
  );

function pane(grown: number, attributes: string) {
  const { x, y, width, height, radius } = display;
  const place = `x="${x - grown}" y="${y - grown}" rx="${radius + grown}"`;
  const size = `width="${width + 2 * grown}" height="${height + 2 * grown}"`;
  return `<rect ${place} ${size} ${attributes}/>`;
}

/** A dark room whose wall is lit by the screen. Drawn small, because it is only soft. */
export const wall = (light: string) =>
  svg(
    card.width / 5,
    card.height / 5,
    `<defs>
      <radialGradient id="room" cx="50%" cy="38%" r="75%">
        <stop offset="0" stop-color="#23262e"/><stop offset="1" stop-color="#0d0f13"/>
      </radialGradient>
      <filter id="near" x="-50%" y="-50%" width="200%" height="200%">
        <feGaussianBlur stdDeviation="26"/>
      </filter>
      <filter id="far" x="-50%" y="-80%" width="200%" height="260%">
        <feGaussianBlur stdDeviation="95"/>
      </filter>
    </defs>
    <rect width="100%" height="100%" fill="url(#room)"/>
    ${pane(40, `fill="${light}" opacity="0.5" filter="url(#far)"`)}
    ${pane(8, `fill="${light}" opacity="0.55" filter="url(#near)"`)}`,
    `0 0 ${card.width} ${card.height}`,
  );

/** A hairline of light on the edge keeps a black display visible in the dark. */
export const frame = (shown: string) =>
  svg(
    card.width,
    card.height,
    `<linearGradient id="edge" x2="0" y2="1">
      <stop offset="0" stop-color="#fff" stop-opacity="0.34"/>
      <stop offset="1" stop-color="#fff" stop-opacity="0.1"/>
    </linearGradient>
    ${pane(display.frame, 'fill="#08090b"')}
    ${pane(display.frame - 0.5, 'fill="none" stroke="url(#edge)"')}
    ${pane(0, `fill="${shown}"`)}`,
  );

/** What is left of a picture behind the rounded corners of the display. */
export const corners = svg(
  display.width,
  display.height,
  `<rect width="100%" height="100%" rx="${display.radius}"/>`,
);

const placed = ({ path }: Line, x: number, y: number, fill: string) =>
  `<path transform="translate(${x.toFixed(1)} ${y.toFixed(1)})" d="${path}" fill="${fill}"/>`;

function brand(light: string, y: number) {
  const name = lineOf(product, 'en', 25);
  const pane = { width: 28, height: 20, gap: 12 };
  const x = centre - (pane.width + pane.gap + name.width) / 2;
  const size = `width="${pane.width}" height="${pane.height}"`;
  return `<rect x="${x.toFixed(1)}" y="${y - 19}" ${size} rx="5" fill="${light}" stroke="${soft}" stroke-width="2.5"/>
    ${placed(name, x + pane.width + pane.gap, y, soft)}`;
}

/** The name as large as it fits, and under it the brand with its pane in the colour of the screen. */
export function words(name: string, locale: string, light: string) {
  const isBrand = name === product;
  const line = fittedLine(name, locale, label.textSize, label.textWidth);
  const middle = isBrand ? label.height / 2 : 60;
  const title = placed(line, centre - line.width / 2, middle + line.size * 0.24, '#fff');
  return svg(card.width, label.height, isBrand ? title : title + brand(light, 132));
}
