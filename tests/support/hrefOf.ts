import { screen } from '@testing-library/react';

/** Returns the address of the only link with this name. */
export function hrefOf(name: string | RegExp): string | null {
  return screen.getByRole('link', { name }).getAttribute('href');
}
