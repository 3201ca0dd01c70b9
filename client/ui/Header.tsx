import { routes } from '../domain/paths.ts';
import { LinkButton } from './Button.tsx';
import { Content } from './Content.tsx';
import { UserIcon } from './icons.tsx';
import { Logo } from './Logo.tsx';

/** The top of every page: the logo, which links home, and the way to sign in. Spec §2. */
export function Header() {
  return (
    <Content as="header" display="flex" alignItems="center" justifyContent="space-between" py="3">
      <Logo />
      <LinkButton to={routes.signIn} look="quiet">
        <UserIcon />
        Sign in
      </LinkButton>
    </Content>
  );
}
