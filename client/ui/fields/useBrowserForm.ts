import { type SubmitEvent, useState } from 'react';
import { useFieldErrors } from './useFieldErrors.ts';

/** Returns the typed value of the field with a name, or '' if there is no such field. */
export type ReadField = (field: string) => string;

/**
 * Returns the props and the state of a form with uncontrolled fields. Password managers can fill
 * such fields. `check` returns the errors found before sending, and `send` returns the errors found
 * by sending. Errors are stored by the name of their field. The name '' stands for the whole form.
 * The first wrong field takes the focus.
 */
export function useBrowserForm<Error>({
  check,
  send,
}: {
  check: (read: ReadField) => Readonly<Record<string, Error | undefined>>;
  send: (
    read: ReadField,
    form: HTMLFormElement,
  ) => Promise<Readonly<Record<string, Error | undefined>>>;
}) {
  const { form, errors, show } = useFieldErrors<Error>();
  const [sending, setSending] = useState(false);
  const submit = async (target: HTMLFormElement) => {
    const data = new FormData(target);
    const read = (field: string) => {
      const value = data.get(field);
      return typeof value === 'string' ? value : '';
    };
    if (!show(check(read)) || sending) return;
    setSending(true);
    try {
      show(await send(read, target));
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
