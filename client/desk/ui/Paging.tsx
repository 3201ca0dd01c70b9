import { createSearchParams, useLocation, useSearchParams } from 'react-router-dom';
import { LinkButton } from '../../ui/Button.tsx';
import styles from './Paging.module.css';
import { useDeskI18n } from './useDeskI18n.ts';
import { cursorParameter } from './useFilters.ts';

/**
 * Links to the next page of a list, whose cursor is `next`, and to the first. Back leads to the
 * page before.
 */
export function Paging({ next }: { next: string | null | undefined }) {
  const { t } = useDeskI18n();
  const { pathname } = useLocation();
  const [parameters] = useSearchParams();
  const isFirst = !parameters.has(cursorParameter);
  const at = (cursor?: string) => {
    const query = createSearchParams(parameters);
    query.delete(cursorParameter);
    if (cursor !== undefined) query.set(cursorParameter, cursor);
    return { pathname, search: query.toString() };
  };
  if (isFirst && !next) return null;
  return (
    <nav aria-label={t('deskFrame.paging.label')} className={styles.paging}>
      {!isFirst && <LinkButton to={at()}>{t('deskFrame.paging.first')}</LinkButton>}
      {next && <LinkButton to={at(next)}>{t('deskFrame.paging.next')}</LinkButton>}
    </nav>
  );
}
