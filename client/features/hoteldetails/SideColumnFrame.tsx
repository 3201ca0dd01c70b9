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
 * Arranges the side column. It stands `beside` the rooms, or in two columns below them. It is a
 * group and not an `aside`, because the surrounding section is already a landmark.
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
  /** Whether this is a narrow column on a wide screen. */
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

/** Links to a section of the page, or to '#' without an id. */
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
