import type { ComponentProps, HTMLAttributes } from 'react';
import { Link } from 'react-router-dom';
import styles from './Card.module.css';
import { classNames } from './classNames.ts';

/** A quiet surface with a hairline border. */
export function Card({
  as: Element = 'div',
  className,
  ...card
}: { as?: 'div' | 'section' | 'article' | 'aside' | 'li' } & HTMLAttributes<HTMLElement>) {
  return <Element className={classNames(styles.card, className)} {...card} />;
}

/** A card that leads to another page of the site. */
export function CardLink({ className, ...link }: ComponentProps<typeof Link>) {
  return <Link className={classNames(styles.card, className)} {...link} />;
}
