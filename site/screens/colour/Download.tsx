import { useId, useState } from 'react';
import { useTranslations } from '../../i18n/translations';
import buttons from '../../ui/buttons.module.css';
import { Icon } from '../../ui/Icon';
import { NumberField } from '../../ui/NumberField';
import { Select } from '../../ui/Select';
import { saveFile } from '../../ui/saveFile';
import styles from './Download.module.css';
import { commonSizes, fileName, readSide, sizeName } from './imageSizes';
import { largestSide, solidPng } from './png';

const downloadShape = 'M12 4v11M7 11l5 5 5-5M5 20h14';

const thisScreen = () => ({
  width: Math.round(screen.width * devicePixelRatio),
  height: Math.round(screen.height * devicePixelRatio),
});

export function Download({ colour, name }: { colour: string; name: string }) {
  const t = useTranslations('colour.screen.download');
  const limits = useId();
  const [size, setSize] = useState('1920×1080');
  const [typed, setTyped] = useState({ width: '1920', height: '1080' });
  const [failed, setFailed] = useState(false);

  const wanted = () => {
    if (size === 'screen') return thisScreen();
    if (size === 'custom') return { width: readSide(typed.width), height: readSide(typed.height) };
    const [width, height] = size.split('×').map(Number);
    return { width, height };
  };
  const isImpossible = size === 'custom' && !(readSide(typed.width) && readSide(typed.height));

  const save = async () => {
    const { width, height } = wanted();
    if (!width || !height) return;
    try {
      saveFile(await solidPng(colour, width, height), fileName(name, width, height));
      setFailed(false);
    } catch (reason) {
      console.warn('Making the image failed:', reason);
      setFailed(true);
    }
  };

  return (
    <fieldset className={styles.download}>
      <legend className={styles.title}>{t('title')}</legend>
      <Select
        label={t('size')}
        value={size}
        options={[
          ...commonSizes.map(([width, height]) => sizeName(width, height)).map(same),
          { value: 'screen', label: t('thisScreen') },
          { value: 'custom', label: t('custom') },
        ]}
        change={setSize}
      />
      {size === 'custom' && (
        <div className={styles.sides}>
          {(['width', 'height'] as const).map((side) => (
            <NumberField
              key={side}
              label={t(side)}
              value={typed[side]}
              min={1}
              max={largestSide}
              describedBy={limits}
              change={(text) => setTyped({ ...typed, [side]: text })}
            />
          ))}
          <p id={limits}>{t('limits', { maximum: largestSide })}</p>
        </div>
      )}
      <button type="button" className={buttons.button} disabled={isImpossible} onClick={save}>
        <Icon shape={downloadShape} />
        {t('save')}
      </button>
      <p role="status">{failed && t('failed')}</p>
    </fieldset>
  );
}

const same = (text: string) => ({ value: text, label: text });
