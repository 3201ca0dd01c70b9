import type { BookingContext } from '../state/bookingContext.ts';

/** What the commands need: not the provider, which only the site calls. */
export type CommandContext = Pick<
  BookingContext,
  'database' | 'links' | 'credits' | 'hasDesk' | 'hasWebhook' | 'now'
>;

/** The options after the command, as they were typed. */
export type CommandOptions = {
  status?: string | undefined;
  limit?: string | undefined;
  mismatch?: boolean | undefined;
  reference?: string | undefined;
  email?: string | undefined;
};
