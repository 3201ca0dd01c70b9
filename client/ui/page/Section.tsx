import { type ReactNode, useId } from 'react';
import { Content } from './Content.tsx';
import styles from './Section.module.css';

/**
 * A titled part of a page, as wide as the content may be. With an `id` it can be scrolled to and
 * focused.
 */
export function Section({
  id,
  title,
  action,
  children,
}: {
  id?: string;
  title: string;
  action?: ReactNode;
  children: ReactNode;
}) {
  const titleId = useId();
  return (
    <Content
      as="section"
      spaced
      aria-labelledby={titleId}
      {...(id && { id, tabIndex: -1, className: styles.target })}
    >
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {action && <div className={styles.action}>{action}</div>}
      </div>
      {children}
    </Content>
  );
}
