import { firstImage } from '../../domain/hotels/hotel.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { CloseIcon } from '../../ui/icons.tsx';
import { Isolated } from '../../ui/Isolated.tsx';
import { NotLoaded } from '../../ui/NotLoaded.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Skeleton, SkeletonLines } from '../../ui/Skeleton.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './CompareTable.module.css';
import type { ComparedHotel } from './useComparedHotels.ts';

/**
 * Renders the head of the comparison. Each hotel has its picture and name, a link to its rooms and
 * a button to remove it. If a hotel is missing, a text says why. A hotel that did not load can be
 * requested again. With `shapes`, the row of pictures is left out if no hotel has a picture.
 */
export function CompareHead({
  hotels,
  shapes,
  addressOf,
  onRemove,
}: {
  hotels: readonly ComparedHotel[];
  shapes: boolean;
  addressOf: (id: string) => string;
  onRemove: (id: string) => void;
}) {
  const { t } = useI18n();
  const hasPictures =
    !shapes ||
    hotels.some(
      ({ status, hotel }) => status === 'loading' || (hotel && firstImage(hotel, 'x300')),
    );
  return (
    <thead>
      {hasPictures && (
        <tr>
          <td className={styles.corner} />
          {hotels.map(({ id, status, hotel }) => (
            <td key={id} className={styles.top}>
              {shapes && status === 'loading' ? (
                <Skeleton className={styles.picture} />
              ) : (
                <Picture
                  src={hotel && firstImage(hotel, 'x300')}
                  alt=""
                  placeholder="320x180"
                  className={styles.picture}
                />
              )}
            </td>
          ))}
        </tr>
      )}
      <tr>
        <td className={styles.corner} />
        {hotels.map((compared) => (
          <th key={compared.id} scope="col" className={styles.hotel}>
            <div className={styles.heading}>
              <Heading compared={compared} shapes={shapes} addressOf={addressOf} />
            </div>
            {compared.hotel && (
              <LinkButton
                to={addressOf(compared.id)}
                look="brand"
                wide
                aria-label={t('hotels.seeAvailabilityOf', { name: compared.hotel.name })}
                className={styles.see}
              >
                {t('hotels.seeAvailability')}
              </LinkButton>
            )}
            <Button
              look="quiet"
              aria-label={t('compare.removeOf', { name: compared.hotel?.name ?? compared.id })}
              className={styles.remove}
              onClick={() => onRemove(compared.id)}
            >
              <CloseIcon size={16} />
              {t('compare.remove')}
            </Button>
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Heading({
  compared: { id, status, hotel, query },
  shapes,
  addressOf,
}: {
  compared: ComparedHotel;
  shapes: boolean;
  addressOf: (id: string) => string;
}) {
  const { t } = useI18n();
  if (hotel)
    return (
      <TextLink to={addressOf(id)}>
        <Isolated>{hotel.name}</Isolated>
      </TextLink>
    );
  switch (status) {
    case 'gone':
      return <p className={styles.missing}>{t('compare.gone')}</p>;
    case 'failed':
      return <NotLoaded what={t('compare.property')} name={id} query={query} />;
    default:
      if (shapes) return <SkeletonLines widths={['80%', '40%']} />;
      return <p className={styles.loading}>{t('page.loadingPage')}</p>;
  }
}
