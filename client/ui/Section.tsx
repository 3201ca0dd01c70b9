import { type ReactNode, useId } from 'react';
import { Content } from './Content.tsx';
import styles from './Section.module.css';

/** A titled part of a page, as wide as the content may be. */
export function Section({
  title,
  action,
  children,
}: {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Content as="section" spaced aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {action && <div className={styles.action}>{action}</div>}
      </div>
      {children}
    </Content>
  );
}
