import type { ReactNode } from 'react';
import { Card } from '../../ui/Card.tsx';
import { classNames } from '../../ui/classNames.ts';
import { PinIcon } from '../../ui/icons.tsx';
import { Isolated } from '../../ui/Isolated.tsx';
import { TextAnchor } from '../../ui/TextLink.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './SideColumnFrame.module.css';
import { scrollToSection } from './useCurrentSection.ts';

/**
 * Lays out the column `beside` the rooms, or in two columns of its own below them. A group and not an `aside`, because it is inside a section,
 * which is a landmark itself.
 */
export function SideColumnFrame({
  rating,
  map,
  address,
  mapLink,
  contact,
  beside = false,
}: {
  rating: ReactNode;
  map: ReactNode;
  address: string | null | undefined;
  mapLink: ReactNode;
  contact?: ReactNode;
  /** Whether it is a narrow column on a wide view. */
  beside?: boolean;
}) {
  const { t } = useI18n();
  return (
    <Card
      role="group"
      aria-label={t('hotel.sections.ratingAndLocation')}
      className={classNames(styles.column, beside && styles.beside)}
    >
      {rating}
      <div className={styles.map}>{map}</div>
      <address className={styles.address}>
        <PinIcon />
        <div>
          <p>
            <Isolated>{address?.trim() || t('hotel.noAddress')}</Isolated>
          </p>
          {mapLink}
          {contact}
        </div>
      </address>
    </Card>
  );
}

/** A link to a section of the page; to '#' without one. */
export function SectionLink({ id, children }: { id: string | undefined; children: string }) {
  return (
    <TextAnchor
      href={`#${id ?? ''}`}
      onClick={(event) => {
        if (id === undefined) return;
        event.preventDefault();
        scrollToSection(id);
      }}
    >
      {children}
    </TextAnchor>
  );
}
