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
 * A picture of a hotel. `className` must set its size or ratio, so that the layout does not shift
 * when the picture arrives.
 *
 * If there is no address or the picture does not load, a drawn placeholder of the named size
 * replaces it. If that does not load either, for example offline, an empty box remains. The picture
 * loads when it comes near the view, or with `priority` before all others. Spec §5 and §8.
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
 * Hides a drawing that did not load, for example offline, so that the background shows instead of a
 * broken picture.
 */
export function hideBroken({ currentTarget }: SyntheticEvent<HTMLElement>): void {
  currentTarget.style.visibility = 'hidden';
}
