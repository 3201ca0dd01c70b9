import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import styles from './Button.module.css';
import { classNames } from './classNames.ts';

interface Appearance {
  /** The look of the button. `primary` (coral) is for the main action of a view. */
  look?: 'primary' | 'brand' | 'outline' | 'quiet';
  /** Whether the button is as wide as its container. */
  wide?: boolean;
  className?: string;
}

function buttonClass({ look = 'outline', wide = false, className }: Appearance): string {
  return classNames(styles.button, styles[look], wide && styles.wide, className);
}

/** The site's button. It is `type="button"` unless a form sets another type. */
export function Button({
  look,
  wide,
  className,
  ...button
}: Appearance & ComponentProps<'button'>) {
  return <button type="button" className={buttonClass({ look, wide, className })} {...button} />;
}

/** A link to another page of the site that looks like a button. */
export function LinkButton({
  look,
  wide,
  className,
  ...link
}: Appearance & ComponentProps<typeof Link>) {
  return <Link className={buttonClass({ look, wide, className })} {...link} />;
}

/** A link to an address that the router does not know, such as a file, that looks like a button. */
export function AnchorButton({
  look,
  wide,
  className,
  ...anchor
}: Appearance & ComponentProps<'a'>) {
  return <a className={buttonClass({ look, wide, className })} {...anchor} />;
}
