import { useReducedMotion } from '../../hooks/useMediaQuery';
import type { ScreenProps } from '../../stage/screen';
import { useCalmStart } from '../../stage/useCalmStart';
import { useStage } from '../../stage/useStage';
import type { FilmFields } from './fields';
import { filmAt, posterOf, sourceOf } from './model';
import { Failure, PlayButton } from './Notices';
import styles from './Stage.module.css';
import { useFilm } from './useFilm';

/** The film starts before any script, so the page itself must say for whom it does not. */
const unlessCalm = '(prefers-reduced-motion: no-preference)';

export function FilmStage({ page, settings }: ScreenProps<FilmFields>) {
  const { running } = useStage();
  const calm = useReducedMotion();
  const { moving, playButton } = useCalmStart();
  const { element, playback, events, failed, play, retry } = useFilm(
    running && moving,
    Number(settings.speed),
  );
  const film = filmAt(page.path);
  return (
    <div className={styles.film} data-ground={film.ground}>
      <video
        ref={element}
        className={styles.video}
        data-upright={film.upright}
        data-mirrored={settings.mirrored}
        aria-label={page.name}
        poster={posterOf(film)}
        preload="auto"
        autoPlay
        muted
        loop
        playsInline
        disablePictureInPicture
        disableRemotePlayback
        controlsList="nodownload nofullscreen noremoteplayback"
        {...events}
      >
        <source
          src={sourceOf(film)}
          type="video/mp4"
          media={calm && moving ? undefined : unlessCalm}
          onError={failed}
        />
      </video>
      {playButton}
      {moving && playback === 'refused' && <PlayButton play={play} />}
      {moving && playback === 'failed' && <Failure retry={retry} />}
    </div>
  );
}
