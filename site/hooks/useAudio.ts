import { useEffect, useRef } from 'react';
import { useLatest } from './useLatest';

/** Connects what sounds to `out`. It is released together with the context. */
export type Sound = (context: AudioContext, out: AudioNode) => void;

export type AudioOptions = {
  gain: number;
  playing: boolean;
  /** The sound could not start, for a reason that the console tells. */
  failed: () => void;
};

/** A gain that jumps is heard as a click, so each change takes a few of these, in seconds. */
const glideTime = 0.02;
const fadeOutMilliseconds = 200;

function open(sound: Sound) {
  const context = new AudioContext({ latencyHint: 'playback' });
  const level = new GainNode(context, { gain: 0 });
  level.connect(context.destination);
  try {
    sound(context, level);
  } catch (reason) {
    context.close();
    throw reason;
  }
  const glideTo = (gain: number) => {
    level.gain.setTargetAtTime(gain, context.currentTime, glideTime);
  };
  return { context, glideTo };
}

/**
 * Sounds while `playing` holds. It must begin to hold with a click or a key, or browsers refuse.
 * Unlike a picture, sound goes on in a hidden tab: people listen to it while they do other things.
 */
export function useAudio(sound: Sound, { gain, playing, failed }: AudioOptions) {
  const latest = useLatest({ sound, gain, failed });
  const glide = useRef<(gain: number) => void>(undefined);

  useEffect(() => {
    if (!playing) return;
    let wanted = true;
    const fail = (reason: unknown) => {
      if (!wanted) return;
      console.info('The sound could not start:', reason);
      latest.current.failed();
    };
    try {
      const { context, glideTo } = open(latest.current.sound);
      glideTo(latest.current.gain);
      glide.current = glideTo;
      context.resume().catch(fail);
      return () => {
        wanted = false;
        glide.current = undefined;
        glideTo(0);
        setTimeout(() => context.close(), fadeOutMilliseconds);
      };
    } catch (reason) {
      fail(reason);
    }
  }, [playing, latest]);

  useEffect(() => glide.current?.(gain), [gain]);
}
