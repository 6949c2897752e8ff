import { useTranslations } from '../i18n/translations';
import { NumberSetting } from '../ui/NumberSetting';
import { Radios } from '../ui/Radios';
import { seconds, type Wait } from '../waiting/wait';
import styles from './ShareDialog.module.css';

type Start = 'now' | 'press' | 'delay';
type Props = { wait: Wait | undefined; change: (wait: Wait | undefined) => void };

const waits = { now: undefined, press: 'press', delay: seconds.default } as const;

function startOf(wait: Wait | undefined): Start {
  if (wait === undefined) return 'now';
  return wait === 'press' ? 'press' : 'delay';
}

export function StartChoice({ wait, change }: Props) {
  const t = useTranslations('share.start');
  const start = startOf(wait);
  const options = (['now', 'press', 'delay'] as const).map((value) => ({ value, label: t(value) }));
  return (
    <>
      <Radios
        label={t('label')}
        value={start}
        options={options}
        change={(value) => change(waits[value])}
      />
      {typeof wait === 'number' && (
        <NumberSetting label={t('seconds')} value={wait} {...seconds} change={change} />
      )}
      {start !== 'now' && <p className={styles.note}>{t(`${start}Note`)}</p>}
    </>
  );
}
