import type { ReactNode } from 'react';
import { Card } from '../../ui/Card.tsx';
import { PageHeading } from '../../ui/page/PageHeading.tsx';
import { PageShell } from '../../ui/frame/PageShell.tsx';
import styles from './account.module.css';

/**
 * Renders a page with one card in the middle, for signing in, signing up and the links in emails.
 * `heading` is the heading of the card, if it differs from the title of the page.
 */
export function CardPage({
  title,
  heading = title,
  children,
}: {
  title: string;
  heading?: string;
  children: ReactNode;
}) {
  return (
    <PageShell title={title}>
      <div className={styles.around}>
        <Card className={styles.card}>
          <PageHeading className={styles.title}>{heading}</PageHeading>
          {children}
        </Card>
      </div>
    </PageShell>
  );
}
