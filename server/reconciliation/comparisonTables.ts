import type { JSONColumnType } from 'kysely';
import type { ComparisonFailure, ComparisonSubject } from '#contracts/site/desk/deskComparisons.ts';
import type { Actor } from '../record/actor.ts';
import type { Instant, Nullable, NullableInstant } from '../database/columns.ts';
import type { Difference } from './reconciliation.ts';

/**
 * A run of a comparison. `seen_at` is the last sign of life of the process that makes it; `differing`
 * counts all differences, `differences` has the first ones. With `failure` it compared nothing that
 * counts.
 */
type ComparisonRunsTable = {
  id: string;
  subject: ComparisonSubject;
  days: Nullable<number>;
  since: NullableInstant;
  until: NullableInstant;
  started_at: Instant;
  seen_at: Instant;
  finished_at: NullableInstant;
  actor_kind: Actor['kind'];
  actor_id: Nullable<string>;
  actor_role: Nullable<string>;
  compared: number;
  differing: number;
  differences: JSONColumnType<Difference[]>;
  failure: Nullable<ComparisonFailure>;
};

export type ComparisonTables = { comparison_runs: ComparisonRunsTable };
