import type { Page } from 'playwright-core';

type Ears = { contexts: AudioContext[]; analysers: AnalyserNode[]; lastWords: number[] };
type Heard = Window & { ears: Ears };

/** Lets a test hear a page: all that goes to the speakers also goes to an analyser. */
export async function hear(page: Page) {
  await page.addInitScript(() => {
    const ears: Ears = { contexts: [], analysers: [], lastWords: [] };
    Object.assign(window, { ears });
    const connect: (this: AudioNode, to: AudioNode) => AudioNode = AudioNode.prototype.connect;
    const { close } = AudioContext.prototype;
    const listen = (node: AudioNode) => {
      const { context } = node;
      if (!(context instanceof AudioContext) || ears.contexts.includes(context)) return;
      const analyser = new AnalyserNode(context, { fftSize: 32768, smoothingTimeConstant: 0 });
      connect.call(node, analyser);
      ears.contexts.push(context);
      ears.analysers.push(analyser);
    };
    Object.assign(AudioNode.prototype, {
      connect(this: AudioNode, to: AudioNode) {
        if (to === this.context.destination) listen(this);
        return connect.call(this, to);
      },
    });
    AudioContext.prototype.close = function () {
      const samples = new Float32Array(32768);
      ears.analysers[ears.contexts.indexOf(this)]?.getFloatTimeDomainData(samples);
      ears.lastWords = [...samples];
      return close.call(this);
    };
  });

  const states = () =>
    page.evaluate(() => (window as unknown as Heard).ears.contexts.map(({ state }) => state));

  /** Root mean square of the last quarter of a second, of the sound that came last. */
  const loudness = () =>
    page.evaluate(() => {
      const samples = new Float32Array(8192);
      const { analysers } = (window as unknown as Heard).ears;
      analysers.at(-1)?.getFloatTimeDomainData(samples);
      return Math.hypot(...samples) / Math.sqrt(samples.length);
    });

  /** The loudest frequency, in hertz. */
  const pitch = () =>
    page.evaluate(() => {
      const analyser = (window as unknown as Heard).ears.analysers.at(-1);
      if (!analyser) return 0;
      const decibels = new Float32Array(analyser.frequencyBinCount);
      analyser.getFloatFrequencyData(decibels);
      const loudest = decibels.indexOf(Math.max(...decibels));
      return (loudest * analyser.context.sampleRate) / analyser.fftSize;
    });

  /** The samples before the sound was released. */
  const lastWords = () => page.evaluate(() => (window as unknown as Heard).ears.lastWords);

  return { states, loudness, pitch, lastWords };
}

/** The loudest of the last samples compared with the loudest of all: 1 is a sound that was cut. */
export function restOfFade(samples: number[]): number {
  const peak = (some: number[]) => Math.max(...some.map(Math.abs));
  return peak(samples.slice(-256)) / peak(samples);
}

export async function hide(page: Page, hidden: boolean) {
  await page.evaluate((hidden) => {
    const state = hidden ? 'hidden' : 'visible';
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}
