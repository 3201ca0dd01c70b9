import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../Button.tsx';
import { classNames } from '../classNames.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons.tsx';
import { Isolated } from '../Isolated.tsx';
import { Picture } from '../Picture.tsx';
import { useDirection, useI18n } from '../useI18n.ts';
import styles from './FullGallery.module.css';

/** A picture and its caption. The caption is '' if it is unknown. */
interface GalleryPicture {
  url: string;
  caption: string;
}

export interface FullGalleryProps {
  /** The subject of the pictures: the name of the hotel or the room. */
  name: string;
  pictures: readonly GalleryPicture[];
  /** The index of the picture that is shown first. */
  first: number;
  onClose: () => void;
}

/**
 * All pictures of a hotel or a room, full screen in a modal dialog. Travelers see one picture at a
 * time. They move with the arrow keys, Home and End, with the buttons, or by swiping. Escape closes
 * the dialog, and the browser returns the focus to its previous element.
 */
export function FullGallery({ name, pictures, first, onClose }: FullGalleryProps) {
  const { t } = useI18n();
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(first);
  const last = pictures.length - 1;
  // In right-to-left pages, `scrollLeft` is 0 at the right end and negative to the left of it.
  const ahead = useDirection() === 'rtl' ? -1 : 1;

  // Until the dialog is open, the strip has no width to scroll by.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  useLayoutEffect(() => scrollTo(strip.current, first * ahead), [first, ahead]);

  function show(index: number) {
    const next = Math.min(last, Math.max(0, index));
    setShown(next);
    scrollTo(strip.current, next * ahead);
  }

  function followKeys(event: KeyboardEvent) {
    const target = {
      ArrowLeft: shown - ahead,
      ArrowRight: shown + ahead,
      Home: 0,
      End: last,
    }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    show(target);
  }

  function followSwipe() {
    const { scrollLeft = 0, clientWidth = 0 } = strip.current ?? {};
    if (clientWidth > 0) setShown(Math.min(last, Math.round((scrollLeft * ahead) / clientWidth)));
  }

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={t('hotel.gallery.label', { hotel: name })}
      onKeyDown={followKeys}
      onClose={onClose}
    >
      <div className={styles.bar}>
        <p role="status">
          {t('hotel.gallery.position', { number: shown + 1, count: pictures.length })}
        </p>
        <Button onClick={() => dialog.current?.close()}>{t('hotel.gallery.close')}</Button>
      </div>
      <ul
        ref={strip}
        className={styles.strip}
        tabIndex={0}
        aria-label={t('hotel.gallery.pictures')}
        onScroll={followSwipe}
      >
        {pictures.map(({ url, caption }, index) => (
          <li key={index} className={styles.slide}>
            <Picture
              src={url}
              alt={caption || t('hotel.gallery.picture', { hotel: name, number: index + 1 })}
              placeholder="600x400"
              className={styles.picture}
            />
          </li>
        ))}
      </ul>
      {pictures.some(({ caption }) => caption) && (
        // Screen readers get the caption from the picture.
        <p className={styles.caption} aria-hidden="true">
          <Isolated>{pictures[shown]?.caption ?? ''}</Isolated>
        </p>
      )}
      <Arrow direction="previous" disabled={shown === 0} onClick={() => show(shown - 1)} />
      <Arrow direction="next" disabled={shown === last} onClick={() => show(shown + 1)} />
    </dialog>
  );
}

/**
 * A button that shows the next or previous picture. On the first or last picture, the button
 * without a target stays, so that it keeps the focus.
 */
function Arrow({
  direction,
  disabled,
  onClick,
}: {
  direction: 'previous' | 'next';
  disabled: boolean;
  onClick: () => void;
}) {
  const { t } = useI18n();
  return (
    <Button
      className={classNames(styles.arrow, styles[direction])}
      aria-label={t(`hotel.gallery.${direction}`)}
      aria-disabled={disabled || undefined}
      onClick={onClick}
    >
      {direction === 'next' ? <ChevronRightIcon /> : <ChevronLeftIcon />}
    </Button>
  );
}

/** Scrolls at once rather than smoothly, so that the counter always matches the picture. */
function scrollTo(strip: HTMLElement | null, pictures: number): void {
  if (strip) strip.scrollLeft = pictures * strip.clientWidth;
}
