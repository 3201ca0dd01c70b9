import { randomUUID } from 'node:crypto';
import type { BankWork } from '../bankStore.ts';
import type { BankSettings } from '../control.ts';

/** The context of the calls, in one transaction. `now` is in seconds since 1970. */
export type BankContext = {
  store: BankWork;
  now: number;
  settings: BankSettings;
  /** Returns the address of the page of a session. */
  addressOf: (session: string) => string;
};

/** The delay until a refund changes its status, or a balance transaction exists. */
export const laterSeconds = 60;

/** Returns the id of a new object, such as `pi_test_…`. */
export const newId = (prefix: string) => `${prefix}_test_${randomUUID().replaceAll('-', '')}`;
