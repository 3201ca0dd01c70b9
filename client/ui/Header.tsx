import { routes } from '../domain/paths.ts';
import { LinkButton } from './Button.tsx';
import { Content } from './Content.tsx';
import styles from './Header.module.css';
import { UserIcon } from './icons.tsx';
import { Logo } from './Logo.tsx';

/** The top of every page: the logo, which links home, and the way to sign in. Spec §2. */
export function Header() {
  return (
    <Content as="header" className={styles.header}>
      <Logo />
      <LinkButton to={routes.signIn} look="quiet">
        <UserIcon />
        Sign in
      </LinkButton>
    </Content>
  );
}
