import { Link } from 'react-router-dom';
import { routes } from '../../domain/paths.ts';
import { classNames } from '../classNames.ts';
import { useI18n } from '../useI18n.ts';
import styles from './Logo.module.css';

/** The site's name and mark, an arched window over the sea, linking home. Spec §2. */
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
