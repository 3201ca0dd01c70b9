import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { darkLook, tokens } from './tokens.ts';

type Values = Readonly<Record<string, string>>;

function asTokens(values: Values): Record<string, { value: string }> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));
}

/**
 * Returns tokens whose values differ if the device asks for a dark look. Printed pages stay light.
 */
function asTokensByLook(light: Values, dark: Values) {
  return Object.fromEntries(
    Object.entries(light).map(([name, base]) => [
      name,
      { value: { base, _osDark: dark[name] ?? base } },
    ]),
  );
}

/** The spacing tokens on a 4 px grid: the token `3` is 12 px. */
const spacing = Object.fromEntries(
  [0.5, 1, 1.5, 2, 2.5, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 32].map((step) => [
    String(step),
    `${step / 4}rem`,
  ]),
);

const config = defineConfig({
  preflight: true,
  cssVarsPrefix: 's',
  conditions: { osDark: darkLook },
  theme: {
    breakpoints: { sm: '480px', md: '768px', lg: '1024px', xl: '1280px' },
    keyframes: { spin: { to: { transform: 'rotate(360deg)' } } },
    tokens: {
      fonts: asTokens(tokens.fonts),
      fontSizes: asTokens(tokens.fontSizes),
      radii: asTokens(tokens.radii),
      spacing: asTokens(spacing),
      sizes: asTokens({ ...spacing, full: '100%', content: '1200px', search: '800px' }),
    },
    semanticTokens: {
      colors: asTokensByLook(tokens.colors, tokens.darkColors),
      shadows: asTokensByLook(tokens.shadows, tokens.darkShadows),
    },
  },
  globalCss: {
    html: {
      colorScheme: 'light dark',
      color: 'ink',
      bg: 'paper',
      fontFamily: 'body',
      lineHeight: '1.5',
      textRendering: 'optimizeLegibility',
      scrollPaddingTop: '4',
      // Browsers without `:has` cannot tell which pages have sticky bars, so every page gets this
      // padding there. A view that is too low is excluded: if a bar would take more than a third of
      // its height, no bar sticks.
      '@supports not selector(:has(*))': {
        '@media (min-height: 34rem)': { scrollPaddingBlock: '4rem 12rem' },
      },
    },
    body: { minHeight: '100dvh' },
    // A filter would paint the picture over the focus ring of the control around it.
    'img:not(:focus-visible img)': { _osDark: { filter: 'brightness(0.88)' } },
    '*': { overflowWrap: 'anywhere' },
    'h1, h2, h3': {
      fontFamily: 'heading',
      fontWeight: '550',
      lineHeight: '1.2',
      textWrap: 'balance',
      letterSpacing: '-0.01em',
    },
    // Letter spacing would separate joined letters.
    'h1:lang(ar), h2:lang(ar), h3:lang(ar)': { lineHeight: '1.4', letterSpacing: '0' },
    // A number, a reference or an address that does not fit moves to the next line as a whole.
    'bdi[dir=ltr]': { display: 'inline-block' },
    'a, button, input, select, textarea, summary, [tabindex]': {
      _focusVisible: { outline: '3px solid', outlineColor: 'sea', outlineOffset: '2px' },
    },
    // In forced-colors mode, neither colors nor a transparent border can show which of several
    // items is the current one.
    '[aria-current], [aria-current] *': {
      '@media (forced-colors: active)': {
        forcedColorAdjust: 'none',
        bg: 'Highlight !important',
        color: 'HighlightText !important',
      },
    },
    'input[type=checkbox], input[type=radio], input[type=range]': { accentColor: '{colors.sea}' },
    '*, *::before, *::after': {
      _motionReduce: {
        animationDuration: '0.01ms !important',
        animationIterationCount: '1 !important',
        transitionDuration: '0.01ms !important',
        scrollBehavior: 'auto !important',
      },
    },
  },
});

/**
 * Chakra's styling system with the site's own tokens, without Chakra's default theme and recipes.
 */
export const theme = createSystem(defaultBaseConfig, config);
