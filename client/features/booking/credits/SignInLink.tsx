import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { routes } from '../../../domain/paths.ts';
import { TextLink } from '../../../ui/TextLink.tsx';

/** The way to sign in, from where one comes back to this page; the draft of the booking is kept. */
export function SignInLink({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  return (
    <TextLink to={routes.signIn} state={{ from: pathname + search }}>
      {children}
    </TextLink>
  );
}
