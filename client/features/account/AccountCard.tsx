import type { ReactNode } from 'react';
import { Card } from '../../ui/Card.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import styles from './account.module.css';

/** The card in the middle of the pages for signing in and up, and of those that links of mails open. */
export function AccountCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.around}>
      <Card className={styles.card}>
        <PageHeading className={styles.title}>{title}</PageHeading>
        {children}
      </Card>
    </div>
  );
}
