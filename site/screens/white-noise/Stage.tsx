import { useMemo } from 'react';
import { useAudioBlocks } from '../../hooks/useAudioBlocks';
import { useStage, useStageKeys } from '../../stage/StageContext';
import type { ScreenProps } from '../../stage/screen';
import { useCalmStart } from '../../stage/useCalmStart';
import { Snow } from './Snow';
import type { WhiteNoiseFields, WhiteNoiseShared } from './settings';
import { createNoise, gainOf } from './sound';

export function WhiteNoiseStage({
  settings,
  shared: { isPlaying },
  share,
}: ScreenProps<WhiteNoiseFields, WhiteNoiseShared>) {
  const { full } = useStage();
  const { moving, playButton } = useCalmStart();
  const noise = useMemo(() => createNoise(settings.noise, Math.random), [settings.noise]);
  useAudioBlocks(noise, {
    gain: gainOf(settings.volume),
    playing: isPlaying,
    failed: () => share({ isPlaying: false }),
  });
  useStageKeys((event) => {
    if (event.key !== ' ' || event.repeat) return false;
    share({ isPlaying: !isPlaying });
    return true;
  }, full);

  return (
    <>
      <Snow moving={moving} />
      {playButton}
    </>
  );
}
