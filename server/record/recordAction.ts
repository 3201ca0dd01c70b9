import type { Kysely } from 'kysely';
import type { Response } from 'express';
import type { Tables } from '../database/tables.ts';
import type { Actor } from './actor.ts';
import { type Account, requestOf } from '../request/requestContext.ts';

/** An action. `subject` is its object: a kind, such as `booking`, and an id. */
export type RecordedAction = {
  /** A permission of the desk, or the name of a change outside the desk. */
  action: string;
  subject: { kind: string; id: string };
  /**
   * The changed fields, without personal data. For personal data, name the field and omit its
   * value.
   */
  before?: object | undefined;
  after?: object | undefined;
  /** The reason, as the actor states it. */
  reason?: string | undefined;
  /** The action was refused, and nothing changed. */
  refused?: boolean | undefined;
};

/**
 * Adds a row to the record. Call it in the transaction of the change, so that neither exists
 * without the other.
 */
export async function recordAction(
  db: Kysely<Tables>,
  { kind, id, role, requestId }: Actor,
  { action, subject, before, after, reason, refused = false }: RecordedAction,
): Promise<void> {
  const row = {
    actor_kind: kind,
    actor_id: id,
    actor_role: role ?? null,
    action,
    subject_kind: subject.kind,
    subject_id: subject.id,
    before: before ? JSON.stringify(before) : null,
    after: after ? JSON.stringify(after) : null,
    reason: reason ?? null,
    request_id: requestId ?? null,
    refused,
  };
  await db.insertInto('audit_record').values(row).execute();
}

/**
 * Returns the actor in the record for a request of a traveler: the signed-in account, otherwise a
 * guest.
 */
export function travelerOf(account: Pick<Account, 'accountId'> | undefined, res: Response): Actor {
  return {
    kind: account ? 'traveller' : 'guest',
    id: account?.accountId ?? null,
    ...requestOf(res),
  };
}
