import type { Hotel } from '#contracts/provider/hotels.ts';
import { useWhenNear } from '../../ui/browser/useWhenNear.ts';
import { NotLoaded } from '../../ui/NotLoaded.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './MoreOfHotel.module.css';

async function loadParts() {
  const [{ HotelDescription }, { HotelNearby }] = await Promise.all([
    import(/* webpackChunkName: "hotel-more" */ './HotelDescription.tsx'),
    import(/* webpackChunkName: "hotel-more" */ './HotelNearby.tsx'),
  ]);
  return { description: HotelDescription, nearby: HotelNearby };
}

interface Part {
  hotel: Pick<Hotel, 'description' | 'nearby'>;
  part: 'description' | 'nearby';
}

/**
 * Where a section of the hotel page will be that not every hotel has: its code is loaded when it
 * comes near the view. Nothing for a hotel without it.
 */
export function MoreOfHotel({ hotel, part }: Part) {
  return hotel[part]?.length ? <PartBox hotel={hotel} part={part} /> : null;
}

function PartBox({ hotel, part }: Part) {
  const { t } = useI18n();
  const { element, loaded, failed, load } = useWhenNear(loadParts);
  const Section = loaded?.[part];
  return (
    <div ref={element} className={Section ? undefined : styles[part]}>
      {Section && <Section hotel={hotel} />}
      {failed && (
        <NotLoaded
          what={t(`hotel.more.${part}`)}
          query={{ error: undefined, isFetching: false, refetch: load }}
        />
      )}
    </div>
  );
}
