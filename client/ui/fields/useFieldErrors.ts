import { useEffect, useRef, useState } from 'react';
import type { FieldErrors } from '../../domain/travellers/travellerErrors.ts';

/**
 * What is wrong with the fields of a form, by their names. `show` replaces it, gives the first wrong field
 * the focus, and returns whether nothing is wrong; `forget` removes the errors of fields that changed.
 */
export function useFieldErrors() {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failedChecks, setFailedChecks] = useState(0);
  useEffect(() => {
    if (failedChecks > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [failedChecks]);

  const show = (found: FieldErrors): boolean => {
    const isRight = Object.keys(found).length === 0;
    setErrors(found);
    if (!isRight) setFailedChecks((checks) => checks + 1);
    return isRight;
  };
  const forget = (fields: readonly string[]) => {
    setErrors((shown) =>
      Object.fromEntries(Object.entries(shown).filter(([name]) => !fields.includes(name))),
    );
  };
  return { form, errors, show, forget };
}
