export type SettingGuide = {
  /** What a good value is, as it reads after the words "it must be". */
  readonly rule: string;
  readonly example: string;
  /** The value of a secret setting must never reach a log. */
  readonly secret?: true;
};

export type WrongSetting = {
  readonly name: string;
  readonly value: string | undefined;
  readonly guide: SettingGuide;
};

const LONGEST_ECHO = 100;

const shown = ({ value, guide }: WrongSetting) => {
  if (value === undefined) return 'not set';
  return guide.secret
    ? 'set to a secret not shown here'
    : JSON.stringify(value.slice(0, LONGEST_ECHO));
};

const line = (wrong: WrongSetting) =>
  `  ${wrong.name} is ${shown(wrong)}, but it must be ${wrong.guide.rule}. For example: ${wrong.name}=${wrong.guide.example}`;

export class SettingsError extends Error {
  override readonly name = 'SettingsError';

  constructor(readonly wrong: readonly WrongSetting[]) {
    const count = wrong.length === 1 ? 'One setting is' : `${wrong.length} settings are`;
    super([`${count} wrong:`, ...wrong.map(line)].join('\n'));
  }
}
