import type { Generated } from 'kysely';
import type { DefaultedInstant, Nullable, NullableInstant } from '../database/columns.ts';

/** What guests wrote about their stays, one row a booking. */
type ReviewsTable = {
  hotel_id: string;
  booking_id: string;
  id: string;
  /** A first name; null once the personal data of the booking is erased. */
  author: Nullable<string>;
  /** The month of check-out, `YYYY-MM`. */
  month: string;
  score: number;
  text: string;
  /**
   * How many readers have reported it since the operator last looked, and when the last one did.
   */
  reports: Generated<number>;
  reported_at: NullableInstant;
  /** When the operator hid it. */
  hidden_at: NullableInstant;
  /** What the hotel answers in public, and when it last did. */
  answer: Nullable<string>;
  answered_at: NullableInstant;
  created_at: DefaultedInstant;
};

/** The table of reviews, as the migrations create it. */
export type ReviewTables = {
  reviews: ReviewsTable;
};
