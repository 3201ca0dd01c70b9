import { useLocation } from 'react-router-dom';
import { routes } from '#client/domain/paths.ts';
import { TextLink } from '#client/ui/TextLink.tsx';

/** The way to sign in to use OneKeyCash, from where one comes back to this page. */
export function SignInForRewards() {
  const { pathname, search } = useLocation();
  return (
    <TextLink to={routes.signIn} state={{ from: pathname + search }}>
      Sign in to use OneKeyCash
    </TextLink>
  );
}
