import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { routes } from '../../domain/paths.ts';
import { TextLink } from '../TextLink.tsx';

/** An underlined link to the sign-in page, which returns to this page. */
export function SignInLink({ children }: { children: ReactNode }) {
  const { pathname, search, hash } = useLocation();
  return (
    <TextLink to={routes.signIn} state={{ from: pathname + search + hash }}>
      {children}
    </TextLink>
  );
}
