import { useRef, useState } from 'react';
import { useWrongFieldFocus } from './useWrongFieldFocus.ts';

/**
 * Keeps the errors of a form's fields by the names of the fields. `show` replaces all errors. It
 * moves the focus to the first wrong field, or otherwise to the alert of the form. It returns
 * whether there are no errors. `forget` removes the errors of changed fields.
 */
export function useFieldErrors<Error = string>() {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Readonly<Record<string, Error>>>({});
  const focusWrongField = useWrongFieldFocus(form);

  const show = (found: Readonly<Record<string, Error | undefined>>): boolean => {
    const wrong = Object.entries(found).flatMap(([name, error]) =>
      error === undefined ? [] : [[name, error] as const],
    );
    setErrors(Object.fromEntries(wrong));
    if (wrong.length > 0) focusWrongField();
    return wrong.length === 0;
  };
  const forget = (fields: readonly string[]) => {
    setErrors((shown) =>
      Object.fromEntries(Object.entries(shown).filter(([name]) => !fields.includes(name))),
    );
  };
  return { form, errors, show, forget };
}
