import { routes } from '../domain/paths.ts';
import { LinkButton } from './Button.tsx';
import { Content } from './Content.tsx';
import styles from './Header.module.css';
import { HeartIcon, UserIcon } from './icons.tsx';
import { Logo } from './Logo.tsx';

/** The top of every page: the logo, which links home, the favourites, and the way to sign in. Spec §2. */
export function Header() {
  return (
    <Content as="header" className={styles.header}>
      <Logo />
      <div className={styles.links}>
        <LinkButton to={routes.favourites} look="quiet" aria-label="Favorites">
          <HeartIcon />
          <span className={styles.label}>Favorites</span>
        </LinkButton>
        <LinkButton to={routes.signIn} look="quiet">
          <UserIcon />
          Sign in
        </LinkButton>
      </div>
    </Content>
  );
}
