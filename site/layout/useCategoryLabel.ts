import { useTranslations } from '../i18n/translations';

const named = ['color', 'prank', 'fake-update', 'screensaver'] as const;

/** A category we have no word for is still labelled: '{category} screens'. */
export function useCategoryLabel() {
  const t = useTranslations('layout.categories');
  return (category: string) => {
    const known = named.find((name) => name === category);
    return known ? t(known) : t('other', { category });
  };
}
