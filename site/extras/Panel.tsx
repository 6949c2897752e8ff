import { useState } from 'react';
import type { useDisplays } from '../hooks/useDisplays';
import type { PageKind } from '../i18n/paths';
import { useTranslations } from '../i18n/translations';
import type { ScreenPage } from '../stage/page';
import { Dialog } from '../ui/Dialog';
import { Radios } from '../ui/Radios';
import { AddressField } from './AddressField';
import { Displays } from './Displays';
import styles from './Panel.module.css';
import { QrCode } from './QrCode';
import { StartChoice } from './StartChoice';
import type { Followers } from './useFollowers';
import { type Wait, withWait } from './wait';

type Props = {
  page: ScreenPage;
  query: string;
  closed: () => void;
  followers: Followers;
  displays: ReturnType<typeof useDisplays>;
};

const isPrank = ({ type }: ScreenPage) => type === 'prank' || type === 'fake-update';

export function Panel({ page, query, closed, followers, displays }: Props) {
  const t = useTranslations('share');
  const [kind, setKind] = useState<PageKind>(isPrank(page) ? 'full' : 'standard');
  const [wait, setWait] = useState<Wait>();
  const isFull = kind === 'full';
  const carried = isFull && wait !== undefined ? withWait(query, wait) : query;
  const address = location.origin + page.addresses[kind] + carried;
  const kinds = [
    { value: 'standard', label: t('page.standard') },
    { value: 'full', label: t('page.full') },
  ] as const;
  return (
    <Dialog title={t('title')} close={t('close')} closed={closed} wide>
      <div className={styles.link}>
        <div className={styles.choices}>
          <Radios label={t('page.label')} value={kind} options={kinds} change={setKind} />
          {isFull && <StartChoice wait={wait} change={setWait} />}
          <AddressField address={address} title={isFull ? undefined : page.title} />
        </div>
        <QrCode text={address} />
      </div>
      <Displays followers={followers} displays={displays} />
    </Dialog>
  );
}
