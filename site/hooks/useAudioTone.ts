import { type AudioOptions, type Sound, useAudio } from './useAudio';

/** A pure tone of that many hertz. */
export function useAudioTone(frequency: number, options: AudioOptions) {
  const sound: Sound = (context, out) => {
    const tone = new OscillatorNode(context, { frequency });
    tone.connect(out);
    tone.start();
  };
  useAudio(sound, options);
}
