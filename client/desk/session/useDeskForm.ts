import * as v from 'valibot';
import { invalidFieldsSchema } from '#contracts/site/fieldError.ts';
import type { DeskProblemCode } from '#contracts/site/desk/deskSession.ts';
import type { DeskI18n } from '#contracts/texts/deskI18n.ts';
import { fieldErrorText } from '../../domain/problems/fieldErrorText.ts';
import { deskProblemCodeOf } from '../api/deskApi.ts';
import { type ReadField, useBrowserForm } from '../../ui/fields/useBrowserForm.ts';
import { useDeskI18n } from '../ui/useDeskI18n.ts';

/** The error messages by the name of the field; '' stands for the form as a whole. */
type FormErrors = Readonly<Record<string, string | undefined>>;

const statusSchema = v.object({ status: v.number() });
const invalidSchema = v.object({ data: invalidFieldsSchema });

/** Returns the error messages for a failed call of the sign-in. */
function errorsOfCall(i18n: DeskI18n, error: unknown): FormErrors {
  const { t } = i18n;
  const ofCode: Partial<Record<DeskProblemCode, FormErrors>> = {
    'wrong-credentials': { '': t('deskSession.errors.wrongCredentials') },
    'wrong-code': { code: t('deskSession.errors.wrongCode') },
    'used-code': { code: t('account.errors.usedCode') },
    'sign-in-again': { '': t('deskSession.errors.signInAgain') },
    'oidc-unavailable': { '': t('account.errors.oidcUnavailable') },
    'link-expired': { '': t('deskSession.errors.expired') },
  };
  const code = deskProblemCodeOf(error);
  const known = code && ofCode[code];
  if (known) return known;
  const invalid = v.safeParse(invalidSchema, error);
  if (invalid.success) {
    const { errors } = invalid.output.data;
    return Object.fromEntries(errors.map((each) => [each.path, fieldErrorText(i18n, each)]));
  }
  const tooMany = v.is(statusSchema, error) && error.status === 429;
  return { '': t(tooMany ? 'deskSession.errors.tooMany' : 'deskSession.errors.failed') };
}

/**
 * Returns the state of a sign-in form. `check` returns the errors that are found before the call is
 * sent.
 */
export function useDeskForm({
  check,
  send,
}: {
  check: (read: ReadField) => FormErrors;
  /** Sends the call. The form shows its error. Return no error if `send` has already handled it. */
  send: (read: ReadField) => Promise<{ error?: unknown }>;
}) {
  const i18n = useDeskI18n();
  return useBrowserForm<string>({
    check,
    send: async (read) => {
      const { error } = await send(read);
      return error === undefined ? {} : errorsOfCall(i18n, error);
    },
  });
}
