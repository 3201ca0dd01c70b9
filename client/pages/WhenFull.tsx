import { useSearchHotelsQuery } from '../api/hotels/hotelsApi.ts';
import type { Hotel } from '#contracts/provider/hotels.ts';
import { staysInText } from '#contracts/texts/staysInText.ts';
import { type HotelAddress, hotelAddress } from '../domain/addresses/hotelAddress.ts';
import { searchAddress } from '../domain/addresses/searchAddress.ts';
import { searchedCityText } from '../domain/search/searchedCityText.ts';
import { emptyCriteria, toSearchQuery } from '../domain/search/searchQuery.ts';
import { similarHotels } from '../domain/stay/similarHotels.ts';
import { HotelRow } from '../features/hotels/HotelRow.tsx';
import { OtherDays } from '../features/rooms/OtherDays.tsx';
import { LinkButton } from '../ui/Button.tsx';
import { useI18n } from '../ui/useI18n.ts';
import styles from './WhenFull.module.css';

/**
 * The alternatives if a hotel has no room for the stay: other days in the hotel, similar hotels in
 * the same place that have a room, and all stays in that place.
 */
export function WhenFull({ hotel, address }: { hotel: Hotel; address: HotelAddress }) {
  const i18n = useI18n();
  const { t } = i18n;
  const { checkIn, checkOut, party } = address;
  const city = hotel.region?.name?.trim() ?? '';
  const query = toSearchQuery({ ...emptyCriteria, city, checkIn, checkOut }, party);
  const { currentData } = useSearchHotelsQuery(query, { skip: city === '' });
  const similar = similarHotels(currentData?.hotels ?? [], hotel, party);
  const stay = { checkIn, checkOut, party };
  return (
    <div className={styles.full}>
      <OtherDays hotel={hotel} address={address} />
      {similar.length > 0 && (
        <section aria-label={t('rooms.similar')} className={styles.similar}>
          <h3>{t('rooms.similar')}</h3>
          {similar.map((other) => (
            <HotelRow
              key={other.id}
              hotel={other}
              address={hotelAddress(other.id, stay)}
              stay={stay}
            />
          ))}
          <div>
            <LinkButton to={searchAddress({ ...stay, city })}>
              {staysInText(i18n, searchedCityText(i18n, city, hotel))}
            </LinkButton>
          </div>
        </section>
      )}
    </div>
  );
}
