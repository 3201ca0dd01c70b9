import { type ReactNode, useEffect, useId } from 'react';
import { PageHeading } from '../../ui/page/PageHeading.tsx';
import { SkeletonLines } from '../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './DeskPage.module.css';
import { useDeskI18n } from './useDeskI18n.ts';

/**
 * A page of the desk: its title in the tab and as the heading, its actions beside the heading, and
 * its content.
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

const widths = ['50%', '80%', '65%', '70%', '40%', '60%'];

/**
 * A placeholder for content that is loading. `text` announces the content to screen readers. The
 * placeholder covers nothing, so the menu still takes clicks.
 */
export function LoadingLines({ text }: { text?: string }) {
  const { t } = useDeskI18n();
  return (
    <div className={styles.lines}>
      <VisuallyHidden>
        <span role="status">{text ?? t('page.loading')}</span>
      </VisuallyHidden>
      <SkeletonLines widths={widths} />
    </div>
  );
}

/** A section of a page with a heading, on its own surface. */
export function Box({
  title,
  actions,
  children,
}: {
  title: string;
  actions?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.box}>
      <div className={styles.boxTop}>
        <h2 id={id} className={styles.boxTitle}>
          {title}
        </h2>
        {actions}
      </div>
      {children}
    </section>
  );
}
