import type { Service } from '../consent/service';

/** What the operator decides; pages are built with it. */
export type Operator = {
  origin: string;
  email: string;
  feedback: string;
  /** Services of other companies, for visitors who allow them. */
  outside: readonly Service[];
  isKeptOffline: boolean;
};
