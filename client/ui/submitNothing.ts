import type { SubmitEvent } from 'react';

/**
 * The submit handler of a form that the specification gives no submit behaviour: without it the
 * browser would load the page anew and everything typed would be lost. Spec §2 and §5.
 */
export function submitNothing(event: SubmitEvent) {
  event.preventDefault();
}
