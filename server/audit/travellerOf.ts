import type { Response } from 'express';
import { type Account, requestOf } from '../request/requestContext.ts';
import type { Actor } from './actor.ts';

/**
 * Whom the record names for a request of a traveller: the account that is signed in, otherwise a
 * guest.
 */
export function travellerOf(account: Pick<Account, 'accountId'> | undefined, res: Response): Actor {
  return {
    kind: account ? 'traveller' : 'guest',
    id: account?.accountId ?? null,
    ...requestOf(res),
  };
}
