import type { FieldError } from '#contracts/site/fieldError.ts';
import { minPasswordLength } from '#contracts/site/account/passwordRules.ts';
import type { SiteI18n } from '#contracts/texts/siteI18n.ts';
import { accountErrorOf } from '../../api/account/accountError.ts';
import { fieldErrorText, isGeneral } from '../../domain/problems/fieldErrorText.ts';
import { type ReadField, useBrowserForm } from '../../ui/fields/useBrowserForm.ts';
import { useI18n } from '../../ui/useI18n.ts';
import type { AccountErrorKey } from './checkFields.ts';

/** The texts of errors by field name. The key '' stands for the whole form. */
export type FormErrors = Readonly<Record<string, string | undefined>>;

/** An error, either as the key of its text or as reported by the server. */
type FormError = AccountErrorKey | FieldError;

/** The forms' own errors for missing or invalid fields, by field name. */
const ownErrors = new Map<string, AccountErrorKey>([
  ['name', 'name'],
  ['email', 'email'],
  ['password', 'password'],
  ['code', 'code'],
  ['number', 'bookingNumber'],
  ['firstName', 'firstName'],
  ['lastName', 'lastName'],
  ['phone', 'phone'],
]);

function errorOfField(error: FieldError): FormError {
  return (isGeneral(error) && ownErrors.get(error.path)) || error;
}

const problems = {
  'wrong-credentials': { '': 'wrongCredentials' },
  'wrong-password': { password: 'wrongPassword' },
  'wrong-code': { code: 'wrongCode' },
  'used-code': { code: 'usedCode' },
  'wrong-recovery-code': { code: 'wrongRecoveryCode' },
  'link-expired': { '': 'linkExpired' },
  'sign-in-again': { '': 'signInAgain' },
  'signed-out': { '': 'signedOut' },
  'signed-out-here': { '': 'signedOutHere' },
  'oidc-unavailable': { '': 'oidcUnavailable' },
  'last-way': { '': 'lastWay' },
} as const;

/**
 * Returns the error key for an error that only this form knows, or undefined for any other error.
 */
type Explain = (thrown: unknown) => AccountErrorKey | undefined;

/** Returns the errors of a failed call. `failed` is the error if the call gives no reason. */
function errorsOfCall(
  thrown: unknown,
  { failed, explain }: { failed: AccountErrorKey; explain: Explain | undefined },
): Readonly<Record<string, FormError>> {
  const known = explain?.(thrown);
  if (known) return { '': known };
  const error = accountErrorOf(thrown);
  if (error.kind === 'problem') return problems[error.code];
  if (error.kind === 'invalid') {
    return Object.fromEntries(error.errors.map((each) => [each.path, errorOfField(each)]));
  }
  return { '': error.status === 429 ? 'tooManyAttempts' : failed };
}

/** Converts errors to texts. The state stores only keys, so that the texts follow the language. */
function wordErrors(i18n: SiteI18n, errors: Readonly<Record<string, FormError>>): FormErrors {
  const word = (error: FormError) =>
    typeof error === 'string'
      ? i18n.t(`account.errors.${error}`, { minimum: minPasswordLength })
      : fieldErrorText(i18n, error);
  return Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, word(error)]));
}

/** Returns the error texts of a failed call. `explain` recognizes further errors. */
export function accountErrorTexts(i18n: SiteI18n, thrown: unknown, explain: Explain): FormErrors {
  return wordErrors(i18n, errorsOfCall(thrown, { failed: 'notDone', explain }));
}

/**
 * Handles a form of an account. `check` returns the errors that are known before the form is sent.
 * `send` must throw the error of its API call. `failed` is the error if the call gives no reason,
 * and `explain` recognizes further errors.
 */
export function useAccountForm({
  check = () => ({}),
  send,
  failed = 'notDone',
  explain,
}: {
  explain?: Explain;
  failed?: AccountErrorKey | undefined;
  check?: (read: ReadField) => Readonly<Record<string, AccountErrorKey>>;
  send: (read: ReadField, form: HTMLFormElement) => Promise<void>;
}) {
  const i18n = useI18n();
  const { errors, ...form } = useBrowserForm<FormError>({
    check,
    send: async (read, target) => {
      try {
        await send(read, target);
        return {};
      } catch (thrown) {
        return errorsOfCall(thrown, { failed, explain });
      }
    },
  });
  return { ...form, errors: wordErrors(i18n, errors) };
}
