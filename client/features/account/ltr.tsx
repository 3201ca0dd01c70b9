import type { ReactNode } from 'react';

/**
 * Keeps codes, numbers and addresses in one piece from left to right, also in a sentence that runs
 * from right to left. For the `<ltr>` of texts.
 */
export function ltr(written: ReactNode) {
  return <bdi dir="ltr">{written}</bdi>;
}
