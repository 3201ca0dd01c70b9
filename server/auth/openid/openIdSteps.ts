import { createHash, randomBytes } from 'node:crypto';
import type { CookieOptions, Request, Response } from 'express';
import * as v from 'valibot';
import { minuteMs } from '#contracts/values/durations.ts';
import type { Database } from '../../database/openDatabase.ts';
import { readCookies } from '../readCookies.ts';

/** The time limit for a sign-in at another site, and for its owner to confirm the link. */
const stepMs = 10 * minuteMs;

/**
 * The kinds of steps that wait for the same browser:
 *
 * - `flow`, `desk-flow`: a sign-in that is under way at the issuer, of a traveler or of the staff.
 * - `link`: a link that waits for the owner of its address.
 * - `code`: the first step of a sign-in that still needs a code.
 */
type StepKind = 'flow' | 'link' | 'desk-flow' | 'code';

/**
 * Keeps data until the same browser comes back. The row is stored under a hash of the cookie, can
 * be taken once, and expires after ten minutes. The cookie is `Lax`, because the browser comes back
 * from another site. ADR 0040.
 */
export function createOpenIdSteps<Schema extends v.GenericSchema<unknown, object>>(
  { database, now }: { database: Database; now: () => Date },
  {
    kind,
    schema,
    nameOf,
    cookie,
    isSecure,
  }: {
    kind: StepKind;
    schema: Schema;
    nameOf: (secure: boolean) => string;
    cookie: Pick<CookieOptions, 'path'>;
    isSecure: (req: Request) => boolean;
  },
) {
  const optionsOf = (req: Request) =>
    ({ ...cookie, httpOnly: true, sameSite: 'lax', secure: isSecure(req) }) as const;
  return {
    put: async (req: Request, res: Response, data: v.InferInput<Schema>): Promise<void> => {
      const token = randomBytes(32).toString('base64url');
      await putStep({ database, now }, { kind, token, data });
      res.cookie(nameOf(isSecure(req)), token, { ...optionsOf(req), maxAge: stepMs });
    },
    /**
     * Removes and returns the data that waits for this browser, so that it can be used only once.
     */
    take: async (req: Request, res: Response): Promise<v.InferOutput<Schema> | undefined> => {
      const name = nameOf(isSecure(req));
      const token = readCookies(req)[name];
      if (token === undefined) return undefined;
      res.clearCookie(name, optionsOf(req));
      const read = v.safeParse(schema, await takeStep({ database, now }, { kind, token }));
      return read.success ? read.output : undefined;
    },
  };
}

type Parts = { database: Database; now: () => Date };

const idOf = (kind: StepKind, token: string): string =>
  createHash('sha256').update(`${kind}:${token}`).digest('base64url');

/** Stores a step under a token that the browser has. */
export async function putStep(
  { database, now }: Parts,
  { kind, token, data }: { kind: StepKind; token: string; data: unknown },
): Promise<void> {
  const expires_at = new Date(now().getTime() + stepMs);
  await database.db
    .insertInto('oidc_steps')
    .values({ id: idOf(kind, token), data: JSON.stringify(data), expires_at })
    .execute();
}

/**
 * Removes a step and returns its data. Returns undefined if the step does not exist or has expired.
 */
export async function takeStep(
  { database, now }: Parts,
  { kind, token }: { kind: StepKind; token: string },
): Promise<unknown> {
  const row = await database.db
    .deleteFrom('oidc_steps')
    .where('id', '=', idOf(kind, token))
    .returning(['data', 'expires_at'])
    .executeTakeFirst();
  return row && row.expires_at > now() ? row.data : undefined;
}

/** Deletes the steps that have expired. */
export async function deleteOldSteps({ database, now }: Parts): Promise<void> {
  await database.db.deleteFrom('oidc_steps').where('expires_at', '<', now()).execute();
}
