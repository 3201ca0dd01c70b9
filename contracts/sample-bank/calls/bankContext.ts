import { randomUUID } from 'node:crypto';
import type { BankWork } from '../bankStore.ts';
import type { BankSettings } from '../control.ts';

/** What the calls work with, in one transaction. `now` is in seconds since 1970. */
export type BankContext = {
  store: BankWork;
  now: number;
  settings: BankSettings;
  /** The address of the page of a session. */
  addressOf: (session: string) => string;
};

/** How long it takes until a refund changes its status, or a balance transaction is there. */
export const laterSeconds = 60;

/** The id of a new object, such as `pi_test_…`. */
export const newId = (prefix: string) => `${prefix}_test_${randomUUID().replaceAll('-', '')}`;
