/** Made-up people, so that everything can be tried without an account anywhere. */
export const demoAccounts = [
  {
    sub: 'ada',
    name: 'Ada Lumen',
    email: 'ada@demo.example',
    picture: '/icon-192.png',
    note: 'has a photo',
  },
  {
    sub: 'bruno',
    name: 'Bruno Wolkenschieber',
    email: 'bruno@demo.example',
    note: 'has a long name and no photo',
  },
  { sub: 'nobody', note: 'has neither name nor e-mail address' },
] as const satisfies readonly DemoAccount[];

export type DemoAccount = {
  readonly sub: string;
  readonly name?: string;
  readonly email?: string;
  readonly picture?: string;
  /** What is special about them, for whoever chooses. */
  readonly note: string;
};
