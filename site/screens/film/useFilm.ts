import { useCallback, useEffect, useReducer, useRef } from 'react';
import { useTimeout } from '../../hooks/useTimeout';
import { patience, playbackAfter } from './model';

const hasNoSource = (video: HTMLVideoElement) =>
  video.error !== null || video.networkState === video.NETWORK_NO_SOURCE;

/** Plays the video while it is `wanted`, and says how that goes. */
export function useFilm(wanted: boolean, speed: number) {
  const element = useRef<HTMLVideoElement>(null);
  const [playback, tell] = useReducer(playbackAfter, 'waiting');
  const { start: startWaiting, stop: stopWaiting } = useTimeout();

  const play = useCallback(() => {
    const video = element.current;
    if (!video) return;
    tell('started');
    if (hasNoSource(video)) video.load();
    video.play().then(
      () => tell('plays'),
      (reason: Error) => reason.name === 'NotAllowedError' && tell('refused'),
    );
  }, []);

  const retry = () => {
    element.current?.load();
    play();
  };

  useEffect(() => {
    if (wanted) play();
    else element.current?.pause();
  }, [wanted, play]);

  useEffect(() => {
    const video = element.current;
    if (!video) return;
    // Loading anew falls back to the default.
    video.defaultPlaybackRate = speed;
    video.playbackRate = speed;
  }, [speed]);

  const isWaiting = wanted && playback === 'waiting';
  const wait = useCallback(() => startWaiting(patience, () => tell('failed')), [startWaiting]);
  useEffect(() => {
    if (!isWaiting) return;
    wait();
    return stopWaiting;
  }, [isWaiting, wait, stopWaiting]);

  const failed = () => tell('failed');
  const events = {
    onPlaying: () => tell('plays'),
    onWaiting: () => tell('ran dry'),
    onProgress: () => isWaiting && wait(),
    onError: failed,
  };
  return { element, playback, events, failed, play, retry };
}
