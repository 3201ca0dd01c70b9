import type { SyntheticEvent } from 'react';

/**
 * Hides a drawing that did not load, offline for example, so that the background is seen and no
 * broken picture.
 */
export function hideBroken({ currentTarget }: SyntheticEvent<HTMLElement>): void {
  currentTarget.style.visibility = 'hidden';
}
