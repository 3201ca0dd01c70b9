import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

/** Draws what a text has in `<hidden>`, which only screen readers say: an argument of `t.rich`. */
export function hidden(chunks: ReactNode): ReactNode {
  return <VisuallyHidden>{chunks}</VisuallyHidden>;
}
