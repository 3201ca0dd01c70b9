/**
 * The site's design tokens as plain values. This file imports nothing, because the gate's style
 * sheet is built from it without Chakra. Every text colour reaches WCAG AA on its background
 * (4.5:1), control borders and focus rings 3:1.
 */
export const tokens = {
  colors: {
    ink: '#1A2230',
    inkMuted: '#56606C',
    paper: '#FBF9F5',
    surface: '#FFFFFF',
    sand: '#EFE8DC',
    hairline: '#E2D9CA',
    controlBorder: '#8C8272',
    sea: '#0F4C4A',
    seaDeep: '#0A3634',
    seaSoft: '#E1ECEA',
    coral: '#CF3F23',
    coralDeep: '#B03219',
    coralSoft: '#FBE9E3',
    good: '#1B6B45',
    goodSoft: '#E4F0E7',
    amber: '#7A4E00',
    amberSoft: '#FBEFD5',
    danger: '#B42A1A',
    veil: 'rgba(251, 249, 245, 0.72)',
  },
  fonts: {
    body: "'Figtree Variable', 'Figtree Fallback', system-ui, sans-serif",
    heading: "'Fraunces Variable', 'El Messiri', 'Fraunces Fallback', Georgia, serif",
    mono: 'ui-monospace, monospace',
  },
  fontSizes: {
    sm: '0.875rem',
    md: '1rem',
    lg: '1.125rem',
    xl: '1.25rem',
    '2xl': '1.5rem',
    '3xl': '1.875rem',
    '4xl': '2.375rem',
    '5xl': '3rem',
  },
  radii: { sm: '6px', control: '10px', card: '12px', pill: '999px' },
  shadows: { float: '0 12px 32px -12px rgba(26, 34, 48, 0.28)' },
} as const;
