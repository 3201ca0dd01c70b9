import { routes } from '../../domain/paths.ts';
import { AccountPlace, useMayBeSignedIn } from './AccountSlot.tsx';
import { LinkButton } from '../Button.tsx';
import { Content } from './Content.tsx';
import styles from './Header.module.css';
import { HeartIcon, SuitcaseIcon } from '../icons.tsx';
import { useI18n } from '../useI18n.ts';
import { CurrencySelect } from '../money/CurrencySelect.tsx';
import { LanguageSelect } from './LanguageSelect.tsx';
import { useLiveSite } from './LiveSite.ts';
import { Logo } from './Logo.tsx';

/**
 * The top of every page: the logo, which links home, the language, the currency of prices, the
 * favourites, and the way to sign in or the account. A live site has the way to a booking too, for
 * who is not signed in: an account has its trips. A narrow phone has that way in the footer alone.
 * Spec §2.
 */
export function Header() {
  const { t } = useI18n();
  const live = useLiveSite();
  const signedIn = useMayBeSignedIn();
  return (
    <Content as="header" className={styles.header}>
      <Logo />
      <div className={styles.links}>
        <LanguageSelect place="header" />
        <CurrencySelect place="header" />
        {live && !signedIn && (
          <LinkButton
            to={routes.findBooking}
            look="quiet"
            aria-label={t('page.findBooking')}
            className={styles.fromTablet}
          >
            <SuitcaseIcon />
            <span className={styles.longLabel}>{t('page.findBooking')}</span>
          </LinkButton>
        )}
        <LinkButton to={routes.favourites} look="quiet" aria-label={t('page.favorites')}>
          <HeartIcon />
          <span className={styles.label}>{t('page.favorites')}</span>
        </LinkButton>
        <AccountPlace />
      </div>
    </Content>
  );
}
