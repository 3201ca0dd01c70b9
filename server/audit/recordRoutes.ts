import * as v from 'valibot';
import {
  type DeskRecord,
  deskRecordPaths,
  deskRecordQuerySchema,
  type RecordVerification,
  verifyRecordSchema,
} from '#contracts/site/desk/deskRecord.ts';
import type { Database } from '../database/openDatabase.ts';
import type { DeskRoute } from '../desk/deskRoute.ts';
import { cursorSchema } from '../desk/keyset.ts';
import { ProblemError } from '../request/problemError.ts';
import { validate } from '../request/validate.ts';
import { readRecord } from './readRecord.ts';
import { knownSealOf, verifyRecord } from './verifyRecord.ts';

const querySchema = v.object({
  ...deskRecordQuerySchema.entries,
  cursor: v.optional(cursorSchema),
});

/** How long a request verifies at most, in milliseconds: less than the time limit of requests. The command has no limit. */
const verifyMs = 4_000;

/** `/api/desk/record`: the record, and whether it is as it was written. */
export function recordRoutes(database: Database): DeskRoute[] {
  // One at a time: it keeps the process busy.
  let isVerifying = false;
  return [
    {
      method: 'get',
      path: deskRecordPaths.record,
      permission: 'record.read',
      handle: async ({ req, res }) => {
        const { cursor: after, ...filters } = validate(querySchema, req.query);
        res.json((await readRecord(database, { ...filters, after })) satisfies DeskRecord);
      },
    },
    {
      method: 'post',
      path: deskRecordPaths.verification,
      permission: 'record.verify',
      handle: async ({ req, res }) => {
        const { seal } = validate(verifyRecordSchema, req.body);
        const known = seal === undefined ? undefined : knownSealOf(seal);
        if (isVerifying) {
          throw new ProblemError(429, 'The record is being verified: try again.', {
            headers: { 'Retry-After': String(Math.ceil(verifyMs / 1_000)) },
          });
        }
        isVerifying = true;
        try {
          const deadline = performance.now() + verifyMs;
          const verified = await verifyRecord(database, { known, deadline });
          res.json(verified satisfies RecordVerification);
        } finally {
          isVerifying = false;
        }
      },
    },
  ];
}
