import * as v from 'valibot';
import type { DeskI18n } from '#contracts/texts/deskI18n.ts';
import { deskProblemCodeOf } from '../api/deskApi.ts';

const statusSchema = v.object({ status: v.number() });

/**
 * What to say of a call that failed and has no words of its own: which of them changed nothing is
 * said.
 */
export function problemText({ t }: DeskI18n, error: unknown): string {
  const code = deskProblemCodeOf(error);
  if (code === 'not-permitted') return t('deskFrame.problem.notPermitted');
  if (code === 'signed-out') return t('deskFrame.problem.signedOut');
  if (code === 'second-step-needed') return t('deskFrame.problem.secondStep');
  const read = v.safeParse(statusSchema, error);
  const status = read.success ? read.output.status : 0;
  if (status === 409) return t('deskFrame.problem.conflict');
  if (status === 404 || status === 410) return t('deskFrame.problem.gone');
  if (status === 429) return t('deskFrame.problem.tooMany');
  if (status >= 400 && status < 500) return t('deskFrame.problem.invalid');
  return t('deskFrame.problem.unknown');
}
