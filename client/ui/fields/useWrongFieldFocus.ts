import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Returns a function to call after a failed check. The focus then moves to the first wrong field of
 * the form, or otherwise to its alert, as soon as the errors are rendered.
 */
export function useWrongFieldFocus(form: RefObject<HTMLFormElement | null>): () => void {
  const [failedChecks, setFailedChecks] = useState(0);
  // A passive effect would run too late. A key pressed in between would go to the old element.
  useLayoutEffect(() => {
    if (failedChecks === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid], [role=alert][tabindex]')?.focus();
  }, [failedChecks, form]);
  return () => setFailedChecks((checks) => checks + 1);
}
