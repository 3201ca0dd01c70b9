import { type ReactNode, useId } from 'react';
import { ChevronDownIcon } from '../icons.tsx';
import { Content } from './Content.tsx';
import styles from './Section.module.css';

/**
 * A titled part of a page, at most as wide as the content column. With an `id` it can be scrolled
 * to and focused. A section that `folds` shows only its title until a traveler opens it or
 * `scrollToSection` scrolls to it.
 */
export function Section({
  id,
  title,
  action,
  folds = false,
  children,
}: {
  id?: string | undefined;
  title: string;
  action?: ReactNode;
  folds?: boolean;
  children: ReactNode;
}) {
  const titleId = useId();
  const heading = (
    <h2 id={titleId} className={styles.title}>
      {title}
    </h2>
  );
  return (
    <Content
      as="section"
      spaced={!folds}
      aria-labelledby={titleId}
      {...(id && { id, tabIndex: -1, className: styles.target })}
    >
      {folds ? (
        <Folded heading={heading}>{children}</Folded>
      ) : (
        <>
          <div className={styles.head}>
            {heading}
            {action && <div className={styles.action}>{action}</div>}
          </div>
          {children}
        </>
      )}
    </Content>
  );
}

/** A part of a page below a heading that opens it. */
export function Folded({ heading, children }: { heading: ReactNode; children: ReactNode }) {
  return (
    <details className={styles.folded}>
      <summary>
        {heading}
        <ChevronDownIcon />
      </summary>
      {children}
    </details>
  );
}
