import type { ColumnType, Generated } from 'kysely';
import type { DefaultedInstant, Instant, Nullable, NullableJson } from '../database/columns.ts';
import type { Actor } from './actor.ts';

/** The record of who did what: rows are only inserted. It has no personal data but ids. */
type AuditRecordTable = {
  id: Generated<number | bigint>;
  at: DefaultedInstant;
  actor_kind: Actor['kind'];
  actor_id: Nullable<string>;
  actor_role: Nullable<string>;
  /** What was done, such as `bookings.decide`. */
  action: string;
  subject_kind: string;
  subject_id: string;
  /** The fields that changed, as they were and as they are. */
  before: NullableJson<object>;
  after: NullableJson<object>;
  reason: Nullable<string>;
  request_id: Nullable<string>;
  /** Whether it was refused: then nothing changed. */
  refused: Generated<boolean>;
};

/**
 * What proves that rows of the record are as they were written: each seal continues the one before.
 * Rows are only inserted.
 */
type AuditSealsTable = {
  /** 1, 2, 3, … */
  seq: ColumnType<number | bigint, bigint, never>;
  /** The rows that it covers. */
  ids: string[];
  /** The digest of each of those rows, in the same order. */
  digests: string[];
  /** What `sealHash` returns for this seal. */
  hash: string;
  /** No row of this seal, nor of an earlier one, has a later `at`. */
  last_at: Instant;
  sealed_at: Instant;
};

/** The tables of the record, as the migrations create them. */
export type AuditTables = {
  audit_record: AuditRecordTable;
  audit_seals: AuditSealsTable;
};
