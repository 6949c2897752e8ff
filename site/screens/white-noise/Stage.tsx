import { useMemo } from 'react';
import { useAudioBlocks } from '../../hooks/useAudioBlocks';
import type { ScreenProps } from '../../stage/screen';
import { useCalmStart } from '../../stage/useCalmStart';
import { useStage, useStageKeys } from '../../stage/useStage';
import type { WhiteNoiseFields, WhiteNoiseState } from './fields';
import { Snow } from './Snow';
import { createNoise, gainOf } from './sound';

export function WhiteNoiseStage({
  settings,
  state: { isPlaying },
  setState,
}: ScreenProps<WhiteNoiseFields, WhiteNoiseState>) {
  const { full } = useStage();
  const { moving, playButton } = useCalmStart();
  const noise = useMemo(() => createNoise(settings.noise, Math.random), [settings.noise]);
  useAudioBlocks(noise, {
    gain: gainOf(settings.volume),
    playing: isPlaying,
    failed: () => setState({ isPlaying: false }),
  });
  useStageKeys((event) => {
    if (event.key !== ' ' || event.repeat) return false;
    setState({ isPlaying: !isPlaying });
    return true;
  }, full);

  return (
    <>
      <Snow moving={moving} />
      {playButton}
    </>
  );
}
