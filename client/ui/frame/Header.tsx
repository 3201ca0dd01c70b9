import { memo } from 'react';
import { Link } from 'react-router-dom';
import { routes } from '../../domain/paths.ts';
import { AccountPlace, useMayBeSignedIn } from './AccountSlot.tsx';
import { LinkButton } from '../Button.tsx';
import { ByWidth } from '../ByWidth.tsx';
import { Content } from '../page/Content.tsx';
import styles from './Header.module.css';
import { HeartIcon, MenuIcon, SuitcaseIcon } from '../icons.tsx';
import { useI18n } from '../useI18n.ts';
import { CurrencySelect } from '../money/CurrencySelect.tsx';
import { classNames } from '../classNames.ts';
import { LanguageSelect } from './LanguageSelect.tsx';
import { useLiveSite } from '../page/siteSettings.ts';

/**
 * The header of every page: the logo, which links home, the language, the currency of prices, the
 * favorites, and the sign-in link or the account. A live site also has a link for finding a
 * booking. Signed-in travelers do not need that link, because their account lists their trips. In a
 * narrow window, a menu contains everything but the logo, the favorites and the account. Spec §2.
 */
export const Header = memo(function Header() {
  const { t } = useI18n();
  const live = useLiveSite();
  const signedIn = useMayBeSignedIn();
  const leadsToBooking = live && !signedIn;
  return (
    <Content as="header" className={styles.header}>
      <Logo />
      <div className={styles.links}>
        <ByWidth
          from="tablet"
          narrow={<HeaderMenu leadsToBooking={leadsToBooking} />}
          wide={choices}
        />
        {leadsToBooking && (
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
        <LinkButton to={routes.favorites} look="quiet" aria-label={t('page.favorites')}>
          <HeartIcon />
          <span className={styles.label}>{t('page.favorites')}</span>
        </LinkButton>
        <AccountPlace />
      </div>
    </Content>
  );
});

/** The selects for the language and the currency. */
const choices = (
  <>
    <LanguageSelect />
    <CurrencySelect />
  </>
);

/** The menu of the header. It closes when the focus leaves it, and with Escape. */
function HeaderMenu({ leadsToBooking }: { leadsToBooking: boolean }) {
  const { t } = useI18n();
  return (
    <details
      className={styles.menu}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) currentTarget.open = false;
      }}
      onKeyDown={({ currentTarget, key }) => {
        if (key !== 'Escape') return;
        currentTarget.open = false;
        currentTarget.querySelector('summary')?.focus();
      }}
    >
      <summary aria-label={t('page.menu')}>
        <MenuIcon />
      </summary>
      <div className={styles.choices}>
        {choices}
        {leadsToBooking && (
          <LinkButton to={routes.findBooking} look="quiet">
            <SuitcaseIcon />
            {t('page.findBooking')}
          </LinkButton>
        )}
      </div>
    </details>
  );
}

/**
 * The site's name and mark, an arched window over the sea, as a link to the home page. The style
 * sheet replaces the mark with the operator's logo. Spec §2.
 */
export function Logo({ onDark = false }: { onDark?: boolean }) {
  const { t } = useI18n();
  return (
    <Link to={routes.home} className={classNames(styles.logo, onDark && styles.onDark)}>
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
      {t('page.brand')}
    </Link>
  );
}
