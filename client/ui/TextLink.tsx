import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from './classNames.ts';
import styles from './TextLink.module.css';

/** An underlined link to another page of the site. */
export function TextLink({ className, ...link }: ComponentProps<typeof Link>) {
  return <Link className={classNames(styles.link, className)} {...link} />;
}

/** An underlined link to an address that the router does not know, such as '#'. */
export function TextAnchor({ className, ...anchor }: ComponentProps<'a'>) {
  return <a className={classNames(styles.link, className)} {...anchor} />;
}
