import { type ComponentProps, type SyntheticEvent, useState } from 'react';
import { classNames } from './classNames.ts';
import styles from './Picture.module.css';
import placeholder320x180 from './pictures/placeholder-320x180.svg';
import placeholder600x400 from './pictures/placeholder-600x400.svg';

const placeholders = {
  '600x400': placeholder600x400,
  '320x180': placeholder320x180,
} as const;

/**
 * A picture of a hotel. `className` must fix its size or ratio, so that nothing shifts when it
 * arrives. Without an address, or when it does not load, a drawn placeholder of the named size
 * stands in its place; offline, where that does not load either, an empty box. It loads when it
 * comes near the view, or first of all with `priority`. Spec §5 and §8.
 */
export function Picture({
  src,
  alt,
  placeholder,
  priority = false,
  className,
}: {
  src: string | undefined;
  alt: string;
  placeholder: keyof typeof placeholders;
  priority?: boolean;
} & Pick<ComponentProps<'img'>, 'className'>) {
  const [broken, setBroken] = useState<string>();
  const drawn = placeholders[placeholder];
  const address = src === undefined || src === broken || broken === drawn ? drawn : src;
  const classes = classNames(styles.picture, className);
  if (address === broken)
    return <span role={alt ? 'img' : undefined} aria-label={alt} className={classes} />;
  return (
    <img
      className={classes}
      src={address}
      alt={alt}
      onError={() => setBroken(address)}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
    />
  );
}

/**
 * Hides a drawing that did not load, offline for example, so that the background is seen and no
 * broken picture.
 */
export function hideBroken({ currentTarget }: SyntheticEvent<HTMLElement>): void {
  currentTarget.style.visibility = 'hidden';
}
