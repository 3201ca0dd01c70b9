import type { ReactNode } from 'react';
import * as v from 'valibot';
import { firstChange } from '#contracts/site/desk/deskRecord.ts';
import type { DeskI18n } from '#contracts/texts/deskI18n.ts';
import { deskProblemCodeOf } from '../api/deskApi.ts';
import { Instant } from './Instant.tsx';
import { useDeskI18n } from './useDeskI18n.ts';

const statusSchema = v.object({ status: v.number() });

/**
 * Returns the text of a failed call that has no error text of its own. The text tells whether the
 * call may have changed something.
 */
export function problemText({ t }: DeskI18n, error: unknown): string {
  const code = deskProblemCodeOf(error);
  if (code === 'not-permitted') return t('deskFrame.problem.notPermitted');
  if (code === 'signed-out') return t('deskFrame.problem.signedOut');
  if (code === 'second-step-needed') return t('deskFrame.problem.secondStep');
  if (code === 'passkey-needed') return t('deskFrame.problem.passkey');
  const read = v.safeParse(statusSchema, error);
  const status = read.success ? read.output.status : 0;
  if (status === 409) return t('deskFrame.problem.conflict');
  if (status === 404 || status === 410) return t('deskFrame.problem.gone');
  if (status === 429) return t('deskFrame.problem.tooMany');
  if (status >= 400 && status < 500) return t('deskFrame.problem.invalid');
  return t('deskFrame.problem.unknown');
}

const errorSchema = v.object({ data: v.object(firstChange) });

/**
 * A message about a refused change. If the response names the person who made the earlier change,
 * the message names that person too.
 */
export function FirstChange({ error, children }: { error: unknown; children: ReactNode }) {
  const { t } = useDeskI18n();
  const read = v.safeParse(errorSchema, error);
  const { by, at } = read.success ? read.output.data : {};
  return (
    <>
      <p>{children}</p>
      {by && at && (
        <p>{t.rich('deskBooking.problem.by', { name: by, instant: () => <Instant at={at} /> })}</p>
      )}
    </>
  );
}
