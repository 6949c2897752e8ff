import { checkSteps } from './checkSteps';
import { type ColourValues, temperature } from './fields';

type Rgb = [red: number, green: number, blue: number];

const toHex = (channels: Rgb) =>
  `#${channels.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

export function toRgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** Scales what the display is told, not the light: even steps for the eye. */
export function dimmed(hex: string, percent: number): string {
  return toHex(toRgb(hex).map((value) => (value * percent) / 100) as Rgb);
}

/** Chromaticity of a black body: the cubic fit by Kim et al. (2002). */
function planckian(kelvin: number): { x: number; y: number } {
  const t = 1000 / kelvin;
  const x =
    kelvin <= 4000
      ? -0.2661239 * t ** 3 - 0.234358 * t ** 2 + 0.8776956 * t + 0.17991
      : -3.0258469 * t ** 3 + 2.1070379 * t ** 2 + 0.2226347 * t + 0.24039;
  const [a, b, c, d] =
    kelvin <= 2222
      ? [-1.1063814, -1.3481102, 2.18555832, -0.20219683]
      : kelvin <= 4000
        ? [-0.9549476, -1.37418593, 2.09137015, -0.16748867]
        : [3.081758, -5.8733867, 3.75112997, -0.37001483];
  return { x, y: a * x ** 3 + b * x ** 2 + c * x + d };
}

const gamma = (linear: number) =>
  linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;

/** The brightest colour of that temperature that a display can show. */
export function kelvinToHex(kelvin: number): string {
  const { x, y } = planckian(kelvin);
  const [X, Y, Z] = [x / y, 1, (1 - x - y) / y];
  const linear = [
    3.2404542 * X - 1.5371385 * Y - 0.4985314 * Z,
    -0.969266 * X + 1.8760108 * Y + 0.041556 * Z,
    0.0556434 * X - 0.2040259 * Y + 1.0572252 * Z,
  ].map((value) => Math.max(0, value));
  const brightest = Math.max(...linear);
  return toHex(linear.map((value) => 255 * gamma(value / brightest)) as Rgb);
}

/** What the stage is filled with. The default temperature leaves the page's own colour untouched. */
export function shownColour(settings: ColourValues): string {
  const step = checkSteps[settings.check - 1];
  return step?.colour ?? plainColour(settings);
}

export function plainColour({ colour, brightness, temperature: kelvin }: ColourValues): string {
  const base = kelvin === temperature.default ? colour : kelvinToHex(kelvin);
  return dimmed(base, brightness);
}
