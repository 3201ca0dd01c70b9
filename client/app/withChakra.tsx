import { ChakraProvider } from '@chakra-ui/react/styled-system';
import type { ComponentType } from 'react';
import { theme } from './theme.ts';

/** A page with what Chakra's components need around it. */
export function withChakra(Page: ComponentType): ComponentType {
  return function InChakra() {
    return (
      <ChakraProvider value={theme}>
        <Page />
      </ChakraProvider>
    );
  };
}
