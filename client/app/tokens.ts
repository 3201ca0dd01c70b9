/**
 * The site's design tokens as plain values. This file imports nothing, because the build uses it
 * for the gate's style sheet without Chakra. In each look, every text color reaches WCAG AA on its
 * background (4.5:1), and control borders and focus rings reach 3:1.
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
    /** The bands that are dark in both looks, such as the footer, and their contents. */
    night: '#0A3634',
    nightSoft: '#0F4C4A',
    onNight: '#FFFFFF',
    onNightMuted: '#E1ECEA',
    /** The background of pictures. */
    stage: '#1A2230',
  },
  /** The same tokens for people whose device asks for a dark look. */
  darkColors: {
    ink: '#ECE8E0',
    inkMuted: '#B0B8B8',
    paper: '#11171A',
    surface: '#1A2225',
    sand: '#2A3336',
    hairline: '#364144',
    controlBorder: '#7F8A88',
    sea: '#8ACBC3',
    seaDeep: '#B4E0DA',
    seaSoft: '#1D3B39',
    coral: '#F0917A',
    coralDeep: '#F6AD9B',
    coralSoft: '#46281F',
    good: '#86D1A7',
    goodSoft: '#18362A',
    amber: '#E9BF70',
    amberSoft: '#3B2F15',
    danger: '#F49A8E',
    veil: 'rgba(17, 23, 26, 0.72)',
    night: '#0B2625',
    nightSoft: '#1B4542',
    onNight: '#F4F1EA',
    onNightMuted: '#C6D6D3',
    stage: '#0A0E10',
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
  darkShadows: { float: '0 12px 32px -8px rgba(0, 0, 0, 0.6)' },
} as const;

/** The media query of the dark look. Printed pages are light. */
export const darkLook = '@media screen and (prefers-color-scheme: dark)';
