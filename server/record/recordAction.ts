import type { Kysely } from 'kysely';
import type { Response } from 'express';
import type { Tables } from '../database/tables.ts';
import type { Actor } from './actor.ts';
import { type Account, requestOf } from '../request/requestContext.ts';

/**
 * What was done. `subject` is the thing it was done to: its kind, such as `booking`, and its id.
 */
export type RecordedAction = {
  /** A permission of the desk, or the name of a change that nobody of the desk makes. */
  action: string;
  subject: { kind: string; id: string };
  /** The fields that changed, without personal data: of those, name the field and not its value. */
  before?: object | undefined;
  after?: object | undefined;
  /** Why, as whoever did it says. */
  reason?: string | undefined;
  /** It was refused, and nothing changed. */
  refused?: boolean | undefined;
};

/**
 * Adds a row to the record. To be called in the transaction of the change, so that neither is
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
 * Whom the record names for a request of a traveler: the account that is signed in, otherwise a
 * guest.
 */
export function travelerOf(account: Pick<Account, 'accountId'> | undefined, res: Response): Actor {
  return {
    kind: account ? 'traveller' : 'guest',
    id: account?.accountId ?? null,
    ...requestOf(res),
  };
}
