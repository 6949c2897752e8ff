import { type AudioOptions, type Sound, useAudio } from './useAudio';
import { useLatest } from './useLatest';

const blockLength = 4096;

/** Half a second: so long may the page be busy before there is a gap. */
const blocksAhead = 6;

/**
 * Plays samples that are made as they are needed: `fill` writes the next block, over and over. The
 * blocks wait in a queue and come round again, so nothing grows however long it plays.
 */
export function useAudioBlocks(fill: (block: Float32Array) => void, options: AudioOptions) {
  const latest = useLatest(fill);
  const sound: Sound = (context, out) => {
    const { sampleRate } = context;
    const samples = new Float32Array(blockLength);
    let frame = 0;
    const queue = (buffer: AudioBuffer) => {
      latest.current(samples);
      buffer.copyToChannel(samples, 0);
      const source = new AudioBufferSourceNode(context, { buffer });
      source.connect(out);
      source.onended = () => {
        if (context.state === 'closed') return;
        source.disconnect();
        queue(buffer);
      };
      frame = Math.max(frame, Math.ceil(context.currentTime * sampleRate));
      source.start(frame / sampleRate);
      frame += blockLength;
    };
    for (let block = 0; block < blocksAhead; block++) {
      queue(new AudioBuffer({ length: blockLength, sampleRate }));
    }
  };
  useAudio(sound, options);
}
