import type { ReservationsClient } from '../../provider/createReservationsClient.ts';
import type { ProviderFetch } from '../../provider/createProviderClient.ts';
import type { ProviderRequest } from '../../provider/providerRequest.ts';
import type { Database } from '../../database/openDatabase.ts';
import type { Log } from '../../observability/log.ts';
import type { BookingLinks } from '../bookingLinks.ts';
import type { BookingCredits } from './bookingCredits.ts';

/** What the rules of bookings need from outside. */
export type BookingContext = {
  database: Database;
  /** Hotels as the provider has them now, past every cache. */
  fetchHotel: ProviderFetch<ProviderRequest>;
  reservations: ReservationsClient;
  links: BookingLinks;
  credits: BookingCredits;
  /** Whether requests are mailed to a desk. */
  hasDesk: boolean;
  /** Whether changes are posted to a webhook. */
  hasWebhook: boolean;
  now: () => Date;
  log: Pick<Log, 'info' | 'warn' | 'error'>;
};
