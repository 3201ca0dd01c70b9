import { lazy } from 'react';
import type { Hotel } from '#contracts/provider/hotels.ts';
import { LoadedNear } from '../../ui/LoadedNear.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './MoreOfHotel.module.css';

async function loadParts() {
  const [{ HotelDescription }, { HotelNearby }] = await Promise.all([
    import(/* webpackChunkName: "hotel-more" */ './HotelDescription.tsx'),
    import(/* webpackChunkName: "hotel-more" */ './HotelNearby.tsx'),
  ]);
  return { description: HotelDescription, nearby: HotelNearby };
}

/** The sections in the form that the server renders at once, for browsers without JavaScript. */
const drawnParts =
  typeof window === 'undefined'
    ? {
        description: lazy(async () => ({ default: (await loadParts()).description })),
        nearby: lazy(async () => ({ default: (await loadParts()).nearby })),
      }
    : undefined;

interface Part {
  hotel: Pick<Hotel, 'description' | 'nearby'>;
  part: 'description' | 'nearby';
  /** Whether the nearby places only show their title at first. */
  folds?: boolean;
}

/**
 * Reserves the place of a section that not every hotel has. Its code is loaded when the place comes
 * near the view. It renders nothing for a hotel without the section.
 */
export function MoreOfHotel(props: Part) {
  return props.hotel[props.part]?.length ? <PartBox {...props} /> : null;
}

function PartBox({ hotel, part, folds = false }: Part) {
  const { t } = useI18n();
  if (drawnParts) {
    const Drawn = drawnParts[part];
    return <Drawn hotel={hotel} />;
  }
  return (
    <LoadedNear
      load={loadParts}
      what={t(`hotel.more.${part}`)}
      waiting={styles[part]}
      // The height of the list is unknown, so the list is loaded long before it comes into view.
      ahead={part === 'nearby' ? '20000px' : undefined}
    >
      {({ [part]: Section }) => <Section hotel={hotel} folds={folds} />}
    </LoadedNear>
  );
}
