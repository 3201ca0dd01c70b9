import type { ReactNode } from 'react';
import { classNames } from './classNames.ts';
import styles from './icons.module.css';

/**
 * Returns an icon component. The icon is drawn on a 24-unit grid in the color of the text, and is
 * `size` pixels wide. It is only decoration: the control around it has the accessible name. An icon
 * that points `along` the text is mirrored in right-to-left pages.
 */
export function icon(shape: ReactNode, along = false) {
  return function Icon({
    filled = false,
    size = 20,
  }: {
    filled?: boolean;
    size?: 16 | 20 | 24 | 32;
  }) {
    return (
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        className={classNames(
          styles.icon,
          along && styles.along,
          filled && styles.filled,
          styles[`px${size}`],
        )}
      >
        {shape}
      </svg>
    );
  };
}

export const UserIcon = icon(
  <>
    <circle cx="12" cy="8" r="4" />
    <path d="M4 21c1-4.5 4-6.5 8-6.5s7 2 8 6.5" />
  </>,
);
export const SearchIcon = icon(
  <>
    <circle cx="11" cy="11" r="6.5" />
    <path d="m16 16 4.5 4.5" />
  </>,
);
export const HeartIcon = icon(
  <path d="M12 20.5C5.5 16 3 12.6 3 9a4.7 4.7 0 0 1 9-2 4.7 4.7 0 0 1 9 2c0 3.6-2.5 7-9 11.5Z" />,
);
const starFromTop = ' 2.7 5.8 6.3.8-4.6 4.4 1.2 6.3-5.6-3.1-5.6 3.1 1.2-6.3-4.6-4.4 6.3-.8Z';
export const StarIcon = icon(<path d={`m12 3${starFromTop}`} />);
/** Stars in a row as one drawing, because lists have many of them. */
export function StarRow({ stars }: { stars: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${24 * stars} 24`}
      className={classNames(styles.icon, styles.filled, styles.row)}
    >
      <path d={`m12 3${starFromTop}${`m24 0${starFromTop}`.repeat(stars - 1)}`} />
    </svg>
  );
}
export const CheckIcon = icon(<path d="m5 12.5 4.5 4.5L19 7.5" />);
export const CloseIcon = icon(<path d="m6 6 12 12M18 6 6 18" />);
export const ShareIcon = icon(
  <path d="M12 15V3.5m0 0L7.5 8M12 3.5 16.5 8M5 12.5V19a1.5 1.5 0 0 0 1.5 1.5h11A1.5 1.5 0 0 0 19 19v-6.5" />,
);
export const SuitcaseIcon = icon(
  <>
    <rect x="3" y="7.5" width="18" height="12.5" rx="2" />
    <path d="M8.5 7.5v-2a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v2M3 13h18" />
  </>,
);
export const MenuIcon = icon(<path d="M4 6.5h16M4 12h16M4 17.5h16" />);
export const PlusIcon = icon(<path d="M5 12h14M12 5v14" />);
export const MinusIcon = icon(<path d="M5 12h14" />);
export const PinIcon = icon(
  <>
    <path d="M12 21.5s7-6.6 7-12a7 7 0 0 0-14 0c0 5.4 7 12 7 12Z" />
    <circle cx="12" cy="9.5" r="2.5" />
  </>,
);
export const CompassIcon = icon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="m15.5 8.5-2 5-5 2 2-5Z" />
  </>,
);
export const GuideIcon = icon(
  <>
    <path d="M5 21V4" />
    <path d="M5 5c5-3 8 3 14 0v9c-6 3-9-3-14 0" />
  </>,
);
export const ChevronLeftIcon = icon(<path d="m14.5 5-7 7 7 7" />, true);
export const ChevronRightIcon = icon(<path d="m9.5 5 7 7-7 7" />, true);
export const ChevronDownIcon = icon(<path d="m5 9.5 7 7 7-7" />);
export const MailIcon = icon(
  <>
    <rect x="3" y="5" width="18" height="14" rx="2" />
    <path d="m3.5 7 8.5 6 8.5-6" />
  </>,
);
export const PhoneIcon = icon(
  <path d="M6 3h3l1.5 5-2 1.5c1 2.5 3 4.5 5.5 5.5l1.5-2 5 1.5v3a2 2 0 0 1-2 2C11 19.5 4.5 13 4 5a2 2 0 0 1 2-2Z" />,
);
