import { Link } from 'react-router-dom';
import { routes } from '../../domain/paths.ts';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './StayTabs.module.css';

/** Renders the tabs of the home page. 'Experiences' is a placeholder link. Spec §1. */
export function StayTabs() {
  const { t } = useI18n();
  return (
    <nav aria-label={t('search.tabs.label')} className={styles.tabs}>
      <Link to={routes.home} aria-current="page" className={styles.tab}>
        {t('search.tabs.stays')}
      </Link>
      <a href="#" className={styles.tab}>
        {t('search.tabs.experiences')}
      </a>
    </nav>
  );
}
