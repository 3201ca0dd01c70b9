import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { theme } from './theme.ts';

/**
 * Returns the theme as a style sheet: Chakra's reset, the tokens as CSS variables, and the global
 * styles. The build creates it, so that only pages with Chakra's components load Chakra's run-time.
 * ADR 0003.
 */
export function themeStyleSheet(): string {
  const html = renderToStaticMarkup(
    createElement(ChakraProvider, { value: theme, children: null }),
  );
  return [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, css]) => css).join('');
}
