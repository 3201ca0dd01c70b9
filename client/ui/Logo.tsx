import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router-dom';
import { routes } from '../domain/paths.ts';

const LogoLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '11',
    fontFamily: 'heading',
    fontSize: 'xl',
    fontWeight: '650',
    letterSpacing: '-0.02em',
    textDecoration: 'none',
  },
});

/** The site's name and mark, an arched window over the sea, linking home. Spec §2. */
export function Logo({ color = 'sea' }: { color?: string }) {
  return (
    <LogoLink to={routes.home} color={color}>
      <svg aria-hidden="true" width="26" height="26" viewBox="0 0 26 26" fill="none">
        <path
          d="M4 24V12.5a9 9 0 0 1 18 0V24Z"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinejoin="round"
        />
        <path d="M5 18.5c2.7-1.8 5.3-1.8 8 0s5.3 1.8 8 0" stroke="currentColor" strokeWidth="2" />
        <circle cx="13" cy="11" r="2.5" fill="currentColor" />
      </svg>
      Stayfarer
    </LogoLink>
  );
}
