import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { FieldError } from '#contracts/site/fieldError.ts';
import { minPasswordLength } from '#contracts/site/passwordRules.ts';
import type { SiteI18n } from '#contracts/texts/siteI18n.ts';
import { accountErrorOf } from '../../api/account/accountError.ts';
import { fieldErrorText, isGeneral } from '../../domain/problems/fieldErrorText.ts';
import { useI18n } from '../../ui/useI18n.ts';
import type { AccountErrorKey } from './checkFields.ts';

/** What is wrong, by the name of the field; '' for the form as a whole. */
export type FormErrors = Readonly<Record<string, string | undefined>>;

/** An error by its key among the texts, or as the server reports it. */
type FormError = AccountErrorKey | FieldError;

/** What the forms say themselves of a field that is missing or invalid. */
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
  'link-expired': { '': 'linkExpired' },
  'sign-in-again': { '': 'signInAgain' },
  'signed-out': { '': 'signedOut' },
} as const;

/** The errors of a call that failed; `failed` says what was not done. */
function errorsOfCall(
  thrown: unknown,
  failed: AccountErrorKey,
): Readonly<Record<string, FormError>> {
  const error = accountErrorOf(thrown);
  if (error.kind === 'problem') return problems[error.code];
  if (error.kind === 'invalid') {
    return Object.fromEntries(error.errors.map((each) => [each.path, errorOfField(each)]));
  }
  return { '': error.status === 429 ? 'tooManyAttempts' : failed };
}

/** The errors in words: they are kept without, and follow the language. */
function wordErrors(i18n: SiteI18n, errors: Readonly<Record<string, FormError>>): FormErrors {
  const word = (error: FormError) =>
    typeof error === 'string'
      ? i18n.t(`account.errors.${error}`, { minimum: minPasswordLength })
      : fieldErrorText(i18n, error);
  return Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, word(error)]));
}

/**
 * A form whose fields the browser keeps, so that password managers may fill them. `check` returns what
 * is wrong before anything is sent; `send` throws what its call was rejected with. `failed` is what to say
 * when the call fails for no reason of its own. The first wrong field takes the focus.
 */
export function useAccountForm({
  check = () => ({}),
  send,
  failed = 'notDone',
}: {
  failed?: AccountErrorKey | undefined;
  check?: (read: (field: string) => string) => Readonly<Record<string, AccountErrorKey>>;
  send: (read: (field: string) => string, form: HTMLFormElement) => Promise<void>;
}) {
  const form = useRef<HTMLFormElement>(null);
  const i18n = useI18n();
  const [errors, setErrors] = useState<Readonly<Record<string, FormError>>>({});
  const [failures, setFailures] = useState(0);
  const [sending, setSending] = useState(false);
  useEffect(() => {
    if (failures > 0) {
      form.current?.querySelector<HTMLElement>('[aria-invalid], [role=alert]')?.focus();
    }
  }, [failures]);

  const show = (found: Readonly<Record<string, FormError>>) => {
    setErrors(found);
    if (Object.keys(found).length > 0) setFailures((count) => count + 1);
  };
  const submit = async (target: HTMLFormElement) => {
    const data = new FormData(target);
    const read = (field: string) => {
      const value = data.get(field);
      return typeof value === 'string' ? value : '';
    };
    const found = check(read);
    show(found);
    if (sending || Object.keys(found).length > 0) return;
    setSending(true);
    try {
      await send(read, target);
    } catch (thrown) {
      show(errorsOfCall(thrown, failed));
    } finally {
      setSending(false);
    }
  };
  return {
    errors: wordErrors(i18n, errors),
    sending,
    props: {
      ref: form,
      noValidate: true,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        void submit(event.currentTarget);
      },
    },
  };
}
