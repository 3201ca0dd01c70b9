import { type ReactNode, useEffect, useId } from 'react';
import { PageHeading } from '../../ui/page/PageHeading.tsx';
import { SkeletonLines } from '../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
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

const widths = ['50%', '80%', '65%', '70%', '40%', '60%'];

/**
 * In place of what is being loaded, which `text` says to screen readers. It covers nothing: the
 * menu takes clicks meanwhile.
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

/** A part of a page with a heading, on a surface of its own. */
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
