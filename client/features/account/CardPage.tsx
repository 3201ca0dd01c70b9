import type { ReactNode } from 'react';
import { Card } from '../../ui/Card.tsx';
import { PageHeading } from '../../ui/page/PageHeading.tsx';
import { PageShell } from '../../ui/frame/PageShell.tsx';
import styles from './account.module.css';

/**
 * A page with one card in its middle: for signing in and up, and for the links of mails. `heading`
 * is that of the card, if it is not the title.
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
