import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { theme } from '#client/app/theme.ts';

/** A part of a page alone, in the site's theme and a router, for parts that need no store. */
export function renderPart(part: ReactNode) {
  return render(
    <ChakraProvider value={theme}>
      <MemoryRouter>{part}</MemoryRouter>
    </ChakraProvider>,
  );
}
