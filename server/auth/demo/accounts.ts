/** Made-up people, so that everything can be tried without an account anywhere. */
export const demoAccounts = [
  { sub: 'ada', name: 'Ada Lumen', email: 'ada@demo.example', picture: '/icon-192.png' },
  { sub: 'bruno', name: 'Bruno Wolkenschieber', email: 'bruno@demo.example' },
  { sub: 'nobody', note: 'an account without a name' },
] as const satisfies readonly DemoAccount[];

export type DemoAccount = {
  readonly sub: string;
  readonly name?: string;
  readonly email?: string;
  readonly picture?: string;
  readonly note?: string;
};
