import { routes } from '../../domain/paths.ts';
import { AccountPlace } from './AccountSlot.tsx';
import { LinkButton } from '../Button.tsx';
import { Content } from './Content.tsx';
import styles from './Header.module.css';
import { HeartIcon } from '../icons.tsx';
import { CurrencySelect } from '../money/CurrencySelect.tsx';
import { Logo } from './Logo.tsx';

/** The top of every page: the logo, which links home, the currency of prices, the favourites, and the way to sign in or the account. Spec §2. */
export function Header() {
  return (
    <Content as="header" className={styles.header}>
      <Logo />
      <div className={styles.links}>
        <CurrencySelect place="header" />
        <LinkButton to={routes.favourites} look="quiet" aria-label="Favorites">
          <HeartIcon />
          <span className={styles.label}>Favorites</span>
        </LinkButton>
        <AccountPlace />
      </div>
    </Content>
  );
}
