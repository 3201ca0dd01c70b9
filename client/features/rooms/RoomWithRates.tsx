import type { ReactNode } from 'react';
import type { RoomGroup } from '#contracts/provider/hotels.ts';
import type { Rate } from '#contracts/provider/rateFields.ts';
import type { SiteI18n } from '#contracts/texts/siteI18n.ts';
import { roomAmenities } from '../../domain/hotels/amenities.ts';
import { listsBeds } from '../../domain/hotels/beds.ts';
import { imagesOf } from '../../domain/hotels/hotel.ts';
import { pictureCaption } from '../../domain/hotels/pictureCaption.ts';
import { roomSizeText } from '../../domain/hotels/roomSize.ts';
import { Card } from '../../ui/Card.tsx';
import { useGallery } from '../../ui/gallery/useGallery.tsx';
import { Isolated } from '../../ui/Isolated.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { SummaryLine } from '../../ui/SummaryLine.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import { hidden } from '../../ui/VisuallyHidden.tsx';
import styles from './RoomWithRates.module.css';

/** How many amenities of a room are visible before its details are opened. */
const amenitiesShown = 2;

/** Returns the short facts about a room: its size, its number of guests, and its beds. */
function factsOf(i18n: SiteI18n, room: RoomGroup): string[] {
  const { t } = i18n;
  return [
    roomSizeText(i18n, room),
    room.sleeps ? t('rooms.sleeps', { guests: room.sleeps }) : undefined,
    // If the amenities of a room describe its beds, they tell more than the number of beds.
    room.beds && !listsBeds(room) ? t('rooms.beds', { beds: room.beds }) : undefined,
  ].filter((fact) => fact !== undefined);
}

/**
 * Describes one kind of room once, beside or above its rates, which are `children`. The room's own
 * pictures open full screen. A room without pictures gets no placeholder. Spec §2 and §8.
 */
export function RoomWithRates({
  room,
  name,
  rates,
  children,
}: {
  room: RoomGroup;
  name: string;
  /** The rates whose prices stand beside the amenities. */
  rates: readonly Rate[];
  children: ReactNode;
}) {
  const i18n = useI18n();
  const { t } = i18n;
  const [own] = imagesOf(room, 'x300');
  const { open, gallery } = useGallery({
    name,
    pictures: imagesOf(room, 'x600').map(({ url, caption }) => ({
      url,
      caption: pictureCaption(i18n, { url, caption }),
    })),
  });
  const amenities = roomAmenities(i18n, room, rates);
  return (
    <Card as="li" className={styles.room}>
      <div className={styles.about}>
        {own && (
          <button
            type="button"
            aria-haspopup="dialog"
            aria-label={t('hotel.gallery.label', { hotel: name })}
            className={styles.picture}
            onClick={() => open(0)}
          >
            <Picture src={own.url} alt="" placeholder="600x400" className={styles.fills} />
          </button>
        )}
        {gallery}
        <div className={styles.text}>
          <h3 className={styles.name}>
            <Isolated>{name}</Isolated>
          </h3>
          <Facts facts={factsOf(i18n, room)} />
          <Facts facts={amenities.slice(0, amenitiesShown)} />
          {amenities.length > amenitiesShown && (
            <details className={styles.details}>
              <SummaryLine>
                <span>{t.rich('rooms.details', { room: name, hidden })}</span>
              </SummaryLine>
              <Facts facts={amenities.slice(amenitiesShown)} />
            </details>
          )}
        </div>
      </div>
      <div className={styles.rates}>{children}</div>
    </Card>
  );
}

/** Lists facts on as few lines as possible. */
function Facts({ facts }: { facts: readonly string[] }) {
  if (facts.length === 0) return null;
  return (
    <ul className={styles.facts}>
      {facts.map((fact) => (
        <li key={fact}>
          <Isolated>{fact}</Isolated>
        </li>
      ))}
    </ul>
  );
}
