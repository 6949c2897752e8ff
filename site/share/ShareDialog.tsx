import { useState } from 'react';
import { Displays } from '../displays/Displays';
import type { Followers } from '../displays/useFollowers';
import type { useDisplays } from '../hooks/useDisplays';
import type { PageKind } from '../i18n/paths';
import { useTranslations } from '../i18n/translations';
import { isPrank, type ScreenPage } from '../stage/page';
import { Dialog } from '../ui/Dialog';
import { Radios } from '../ui/Radios';
import { type Wait, withWait } from '../waiting/wait';
import { AddressField } from './AddressField';
import { QrCode } from './QrCode';
import styles from './ShareDialog.module.css';
import { StartChoice } from './StartChoice';

type Props = {
  page: ScreenPage;
  query: string;
  closed: () => void;
  followers: Followers;
  displays: ReturnType<typeof useDisplays>;
};

export function ShareDialog({ page, query, closed, followers, displays }: Props) {
  const t = useTranslations('share');
  const [kind, setKind] = useState<PageKind>(isPrank(page) ? 'bare' : 'standard');
  const [wait, setWait] = useState<Wait>();
  const isBare = kind === 'bare';
  const carried = isBare && wait !== undefined ? withWait(query, wait) : query;
  const address = location.origin + page.addresses[kind] + carried;
  const kinds = [
    { value: 'standard', label: t('page.standard') },
    { value: 'bare', label: t('page.full') },
  ] as const;
  return (
    <Dialog title={t('title')} close={t('close')} closed={closed} wide>
      <div className={styles.link}>
        <div className={styles.choices}>
          <Radios label={t('page.label')} value={kind} options={kinds} change={setKind} />
          {isBare && <StartChoice wait={wait} change={setWait} />}
          <AddressField address={address} title={isBare ? undefined : page.title} />
        </div>
        <QrCode text={address} />
      </div>
      <Displays followers={followers} displays={displays} />
    </Dialog>
  );
}
