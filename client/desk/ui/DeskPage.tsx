import { type ReactNode, useEffect } from 'react';
import { PageHeading } from '../../ui/page/PageHeading.tsx';
import styles from './DeskPage.module.css';
import { useDeskI18n } from './useDeskI18n.ts';

/**
 * A page of the desk: its title in the tab and as heading, what can be done beside it, and its
 * content.
 */
export function DeskPage({
  title,
  lead,
  actions,
  children,
}: {
  title: string;
  /** A sentence below the heading. */
  lead?: ReactNode;
  /** Buttons and links for the page as a whole. */
  actions?: ReactNode;
  children?: ReactNode;
}) {
  const { t } = useDeskI18n();
  useEffect(() => {
    document.title = t('deskFrame.title', { title });
  }, [t, title]);
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <div className={styles.words}>
          <PageHeading className={styles.heading}>{title}</PageHeading>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </div>
  );
}
