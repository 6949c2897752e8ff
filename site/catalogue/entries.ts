import { importScreen } from '../screens';
import { colourThumbnail, thumbnails } from './thumbnails';
import type { CatalogueEntry, InfoEntry, ScreenEntry, ScreenType } from './types';

type Icon = [emoji: string, colour: string];

function screen(
  type: ScreenType,
  path: string,
  [icon, iconColor]: Icon,
  folder = path.slice(1),
): ScreenEntry {
  return described({ type, path, slug: path.slice(1), screen: folder, icon, iconColor });
}

function colour(path: string, colorName: string, color: string, icon: string, isAxis: boolean) {
  const slug = path === '/' ? 'white-screen' : path.slice(1);
  return described({
    type: 'color',
    path,
    slug,
    screen: 'colour',
    icon,
    iconColor: color,
    color,
    colorName,
    isAxis,
  });
}

function described(facts: Omit<ScreenEntry, 'isPage' | 'components' | 'thumbnail'>): ScreenEntry {
  const thumbnail = facts.color ? colourThumbnail(facts.color) : thumbnails[facts.slug];
  return {
    isPage: false,
    ...facts,
    components: () => importScreen(facts.screen),
    ...(thumbnail && { thumbnail }),
  };
}

const info = (path: string, [icon, iconColor]: Icon): InfoEntry => ({
  isPage: true,
  path,
  slug: path.slice(1),
  icon,
  iconColor,
});

/** Every page there is, in the order in which visitors walk through them. */
export const catalogue: readonly CatalogueEntry[] = [
  colour('/', 'white', '#FFFFFF', '☁️', false),
  colour('/black-screen', 'black', '#000000', '🎱', false),
  colour('/red-screen', 'red', '#FF0000', '🍓', false),
  colour('/green-screen', 'green', '#00FF00', '🍀', false),
  colour('/blue-screen', 'blue', '#0000FF', '🫐', false),
  colour('/yellow-screen', 'yellow', '#FFFF00', '🍋', true),
  colour('/orange-screen', 'orange', '#FFA500', '🍊', true),
  colour('/pink-screen', 'pink', '#FFC0CB', '🌸', true),
  colour('/purple-screen', 'purple', '#800080', '🍇', true),
  colour('/zoom-lighting', 'zoom-lighting', '#ffe5ce', '💡', true),

  screen('prank', '/white-noise', ['📺', '#8a8a8a']),
  screen('prank', '/broken-screen', ['💥', '#5b6770']),
  screen('prank', '/blue-screen-of-death-windows', ['💾', '#0000aa']),
  screen('prank', '/blue-screen-of-death-windows-10', ['☹️', '#0078d7']),
  screen('prank', '/hacker-screen', ['🧑‍💻', '#00c853']),
  screen('prank', '/kernel-panic', ['😱', '#3c3c3c']),
  screen('prank', '/bee', ['🐝', '#f2b705'], 'film'),
  screen('prank', '/frog', ['🐸', '#5da130'], 'film'),
  screen('prank', '/fly', ['🪰', '#4a4f57'], 'film'),
  screen('prank', '/signal1', ['📡', '#7a7a7a'], 'film'),
  screen('prank', '/signal2', ['📶', '#4b6cb7'], 'film'),
  screen('prank', '/cockroach', ['🪳', '#7b3f00'], 'film'),

  screen('fake-update', '/fake-windows-10-update-screen', ['🪟', '#0078d7']),
  screen('fake-update', '/fake-windows-xp-update-screen', ['🖥️', '#3a6ea5']),
  screen('fake-update', '/fake-mac-os-x-update-screen', ['🍏', '#8e8e93']),
  screen('fake-update', '/fake-ubuntu-22-04-update-screen', ['🟠', '#e95420']),
  screen('fake-update', '/fake-chrome-os-update-screen', ['🌐', '#1a73e8']),
  screen('fake-update', '/fake-windows-11-update-screen', ['🔄', '#005fb8']),
  screen('fake-update', '/fake-android-update', ['🤖', '#3ddc84']),

  screen('screensaver', '/dvd-screensaver', ['📀', '#6a5acd']),
  screen('screensaver', '/flip-clock-screensaver', ['🕰️', '#2b2b2b']),
  screen('screensaver', '/motivational-quote-screensaver', ['💬', '#c2185b']),
  screen('screensaver', '/no-signal-smpte-color-bars-screensaver', ['🌈', '#c0c000']),

  info('/privacy-policy', ['🔒', '#5f6b7a']),
  info('/terms-and-conditions', ['📄', '#5f6b7a']),
  info('/contact-us', ['✉️', '#5f6b7a']),
];
