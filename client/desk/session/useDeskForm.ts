import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { invalidFieldsSchema } from '#contracts/site/fieldError.ts';
import type { DeskProblemCode } from '#contracts/site/desk/deskSession.ts';
import type { DeskI18n } from '#contracts/texts/deskI18n.ts';
import { fieldErrorText } from '../../domain/problems/fieldErrorText.ts';
import { deskProblemCodeOf } from '../api/deskApi.ts';
import { useDeskI18n } from '../ui/useDeskI18n.ts';

/** What is wrong, by the name of the field; '' for the form as a whole. */
type FormErrors = Readonly<Record<string, string | undefined>>;
type Read = (field: string) => string;

const statusSchema = v.object({ status: v.number() });
const invalidSchema = v.object({ data: invalidFieldsSchema });

/** The errors of a call of signing in that failed. */
function errorsOfCall(i18n: DeskI18n, error: unknown): FormErrors {
  const { t } = i18n;
  const ofCode: Partial<Record<DeskProblemCode, FormErrors>> = {
    'wrong-credentials': { '': t('deskSession.errors.wrongCredentials') },
    'wrong-code': { code: t('deskSession.errors.wrongCode') },
    'sign-in-again': { '': t('deskSession.errors.signInAgain') },
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
 * A form of signing in, whose fields the browser keeps, so that password managers may fill them. `check` returns what is
 * wrong before anything is sent. The first wrong field takes the focus.
 */
export function useDeskForm({
  check,
  send,
}: {
  check: (read: Read) => FormErrors;
  /** Sends the call. Its error is shown, unless `send` has dealt with it. */
  send: (read: Read) => Promise<{ error?: unknown }>;
}) {
  const i18n = useDeskI18n();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FormErrors>({});
  const [failures, setFailures] = useState(0);
  const [sending, setSending] = useState(false);
  useEffect(() => {
    if (failures > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [failures]);

  const show = (found: FormErrors): boolean => {
    const wrong = Object.values(found).some(Boolean);
    setErrors(found);
    if (wrong) setFailures((count) => count + 1);
    return wrong;
  };
  const submit = async (target: HTMLFormElement) => {
    const data = new FormData(target);
    const read: Read = (field) => {
      const value = data.get(field);
      return typeof value === 'string' ? value : '';
    };
    if (show(check(read)) || sending) return;
    setSending(true);
    const { error } = await send(read);
    setSending(false);
    if (error !== undefined) show(errorsOfCall(i18n, error));
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
