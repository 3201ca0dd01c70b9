import { type SubmitEvent, useState } from 'react';
import { useFieldErrors } from './useFieldErrors.ts';

/** What was typed into the field with a name; '' where there is none. */
export type ReadField = (field: string) => string;

/**
 * A form whose fields the browser keeps, so that password managers may fill them. `check` returns
 * what is wrong before anything is sent, `send` what is wrong after that, by the name of the field;
 * '' is the form as a whole. The first wrong field takes the focus.
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
