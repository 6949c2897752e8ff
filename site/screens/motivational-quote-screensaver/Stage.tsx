import { useClock } from '../../hooks/useClock';
import { useTranslations } from '../../i18n/translations';
import type { ScreenProps } from '../../stage/screen';
import { useStage } from '../../stage/useStage';
import type { QuoteFields } from './fields';
import { lineKey, lineTime, quoteShown, turnAt } from './model';
import { Quote } from './Quote';
import styles from './Stage.module.css';

export function MotivationalQuoteScreensaverStage({ settings }: ScreenProps<QuoteFields>) {
  const { additionalSize } = settings;
  return (
    <div className={styles.screen} data-look={settings.look}>
      <div className={styles.glow} data-from="left" />
      <div className={styles.glow} data-from="right" />
      {settings.rotate ? (
        <Rotation additionalSize={additionalSize} />
      ) : (
        <OneQuote own={settings} additionalSize={additionalSize} />
      )}
    </div>
  );
}

type OneQuoteProps = { own: { paragraph: string; author: string }; additionalSize: number };

function OneQuote({ own, additionalSize }: OneQuoteProps) {
  const t = useTranslations('motivational-quote-screensaver.screen');
  const { paragraph, author } = quoteShown(own, { paragraph: t('quote'), author: t('author') });
  return (
    <Quote
      paragraph={t('marked', { quote: paragraph })}
      author={author}
      additionalSize={additionalSize}
    />
  );
}

/** The line before stays, invisible, so that the two can fade into each other. */
function Rotation({ additionalSize }: { additionalSize: number }) {
  const t = useTranslations('motivational-quote-screensaver.screen');
  const { running } = useStage();
  const now = useClock(lineTime, running);
  if (now === 0) return null;
  const turn = turnAt(now);
  return [turn - 1, turn].map((each) => (
    <Quote
      key={each}
      paragraph={t(lineKey(each))}
      additionalSize={additionalSize}
      leaving={each !== turn}
    />
  ));
}
