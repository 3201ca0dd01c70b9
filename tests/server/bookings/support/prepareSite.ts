import { databaseOfFile, emptyTables } from '../../../support/testDatabase.ts';
import { type BookingProvider, startBookingProvider } from './bookingProvider.ts';
import { readBooking } from '#server/bookings/state/bookingRow.ts';
import { eventually, startTestBookings, type TestBookings } from './startTestBookings.ts';

const tables = [
  ...(['bookings', 'booking_events', 'booking_attempts', 'booking_notes', 'outbox'] as const),
  ...(['reviews', 'rate_limits', 'payments', 'refunds', 'payment_events'] as const),
  ...(['payment_issues', 'payment_movements', 'payment_comparisons'] as const),
  ...(['reconciliations', 'attempts'] as const),
];

/** The options of the site for a test file. */
type Options = Partial<Parameters<typeof startTestBookings>[0]>;

/**
 * Prepares a database for the test file, and a provider and a site with empty tables for each test.
 * Read the parts only inside tests.
 */
export function prepareSite(options: Options = {}) {
  const database = databaseOfFile();
  const parts: { provider?: BookingProvider; site?: TestBookings } = {};
  beforeEach(async () => {
    await emptyTables(database().database, tables);
    parts.provider = await startBookingProvider();
    parts.site = start();
  });
  afterEach(async () => {
    await parts.site?.stop();
    await parts.provider?.close();
  });

  const provider = () => required(parts.provider);
  /** Starts another process on the same database and provider. */
  const start = (more: Options = {}) => {
    const { origin } = provider();
    return startTestBookings({ database: database().database, origin, ...options, ...more });
  };
  const db = () => database().database.db;
  const site = () => required(parts.site);
  /** Waits until the provider has answered a cancellation, then resolves to the booking. */
  const cancellationEnded = (id: string) =>
    eventually(async (saw) => {
      const row = saw(await readBooking(database(), id));
      return row?.cancelling ? undefined : row;
    });
  /**
   * Books a stay and moves the time past the end of free cancellation, so that canceling costs the
   * whole price.
   */
  const bookPastDeadline = async () => {
    const booked = await site().book();
    site().clock.now = new Date('2027-03-07T12:00:00Z');
    return booked;
  };
  return { database, db, provider, start, site, cancellationEnded, bookPastDeadline };
}

function required<Part>(part: Part | undefined): Part {
  if (part === undefined) throw new Error('It is only there inside a test.');
  return part;
}
