import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { accountErrorOf } from '../../api/account/accountError.ts';

/** What is wrong, by the name of the field; '' for the form as a whole. */
export type FormErrors = Readonly<Record<string, string | undefined>>;

const messages = {
  'wrong-credentials': [
    '',
    'The email address or the password is wrong. If you have not confirmed the address yet, look for our mail with the link.',
  ],
  'wrong-password': ['password', 'This is not your password.'],
  'wrong-code': ['code', 'This code is not right. Codes of the app change every 30 seconds.'],
  'link-expired': ['', 'The link has expired or was used already.'],
  'sign-in-again': ['', 'That took too long. Sign in again.'],
  'signed-out': ['', 'You are not signed in any more. Sign in again.'],
} as const;

/** The errors of a call that failed, in words; `failed` says what was not done. */
function errorsOfCall(thrown: unknown, failed: string): FormErrors {
  const error = accountErrorOf(thrown);
  if (error.kind === 'problem') {
    const [field, message] = messages[error.code];
    return { [field]: message };
  }
  if (error.kind === 'invalid') {
    return Object.fromEntries(error.errors.map(({ path, message }) => [path, `It ${message}.`]));
  }
  const message =
    error.status === 429
      ? 'There were too many attempts. Try again in some minutes.'
      : `${failed} Check your connection and try again.`;
  return { '': message };
}

/**
 * A form whose fields the browser keeps, so that password managers may fill them. `check` returns what
 * is wrong before anything is sent; `send` throws what its call was rejected with. `failed` is what to say
 * when the call fails for no reason of its own. The first wrong field takes the focus.
 */
export function useAccountForm({
  check = () => ({}),
  send,
  failed = 'That did not work.',
}: {
  failed?: string | undefined;
  check?: (read: (field: string) => string) => FormErrors;
  send: (read: (field: string) => string, form: HTMLFormElement) => Promise<void>;
}) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FormErrors>({});
  const [failures, setFailures] = useState(0);
  const [sending, setSending] = useState(false);
  useEffect(() => {
    if (failures > 0) {
      form.current?.querySelector<HTMLElement>('[aria-invalid], [role=alert]')?.focus();
    }
  }, [failures]);

  const show = (found: FormErrors) => {
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
    errors,
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
