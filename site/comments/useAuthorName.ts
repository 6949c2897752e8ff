import type { PublicComment } from '../../contract/api';
import { useTranslations } from '../i18n/translations';

/** What the server keeps where a person has no name. */
const nameless = 'Anonymous';

export function useAuthorName() {
  const t = useTranslations('comments.list');
  return ({ authorName }: PublicComment) => (authorName === nameless ? t('anonymous') : authorName);
}
