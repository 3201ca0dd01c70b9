import { deskRecordCalls } from '#contracts/site/calls/deskCalls.ts';
import type { Database } from '../database/openDatabase.ts';
import { type DeskRoute, deskRoutes } from '../desk/deskRoute.ts';
import { placeOf } from '../desk/keyset.ts';
import { ProblemError } from '../request/problemError.ts';
import { readRecord } from './readRecord.ts';
import { knownSealOf, verifyRecord } from './verifyRecord.ts';

/**
 * How long a request verifies at most, in milliseconds: less than the time limit of requests. The
 * command has no limit.
 */
const verifyMs = 4_000;

/** The record, and whether it is as it was written. */
export function recordRoutes(database: Database): DeskRoute[] {
  // One at a time: it keeps the process busy.
  let isVerifying = false;
  return deskRoutes(deskRecordCalls)({
    'GET /api/desk/record': async ({ query: { cursor, ...filters } }) => ({
      status: 200,
      body: await readRecord(database, { ...filters, after: placeOf(cursor, { numbered: true }) }),
    }),
    'POST /api/desk/record/verification': async ({ body: { seal } }) => {
      const known = seal === undefined ? undefined : knownSealOf(seal);
      if (isVerifying) {
        throw new ProblemError(429, 'The record is being verified: try again.', {
          headers: { 'Retry-After': String(Math.ceil(verifyMs / 1_000)) },
        });
      }
      isVerifying = true;
      try {
        const deadline = performance.now() + verifyMs;
        return { status: 200, body: await verifyRecord(database, { known, deadline }) };
      } finally {
        isVerifying = false;
      }
    },
  });
}
