import { screen } from '@testing-library/react';

/** Where the one link of this name leads. */
export function hrefOf(name: string | RegExp): string | null {
  return screen.getByRole('link', { name }).getAttribute('href');
}
