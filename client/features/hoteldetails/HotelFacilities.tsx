import { chakra } from '@chakra-ui/react/styled-system';
import type { Hotel } from '#contracts/provider/hotels.ts';
import type { RateFact } from '#contracts/site/rateFacts.ts';
import { facilities } from '../../domain/hotels/amenities.ts';
import type { Party } from '../../domain/search/party.ts';
import { cheapestOffer } from '../../domain/stay/cheapestOffer.ts';
import { CheckIcon } from '../../ui/icons.tsx';
import { Isolated } from '../../ui/Isolated.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import { accessibilityFeatures } from '../../domain/hotels/policies.ts';
import { TickedList } from '../../ui/TickedList.tsx';

/**
 * The hotel's first 10 distinct amenities, or 'No amenities listed'. What only some rates have, such
 * as breakfast, is left out where the price on the page is without it. Spec §3 and §8.
 */
export function HotelFacilities({
  hotel,
  party,
  wanted,
}: {
  hotel: Pick<Hotel, 'amenity_groups' | 'rates' | 'room_groups'>;
  party: Party;
  /** The facts of rates that the traveller looks for. */
  wanted?: readonly RateFact[];
}) {
  const { t } = useI18n();
  const offer = cheapestOffer(hotel, party, wanted);
  const names = facilities(hotel, offer && [offer.rate]);
  if (names.length === 0) return <chakra.p color="inkMuted">{t('hotel.noAmenities')}</chakra.p>;
  return (
    <chakra.ul
      display="grid"
      gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' }}
      alignContent="start"
      columnGap="5"
      rowGap="3"
      listStyleType="none"
    >
      {names.map((name) => (
        <chakra.li key={name} display="flex" gap="2">
          <chakra.span color="sea" mt="0.5">
            <CheckIcon />
          </chakra.span>
          <Isolated>{name}</Isolated>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}

/** The hotel's amenities that speak of accessibility, or that none are listed. */
export function HotelAccessibility({
  hotel,
}: {
  hotel: Pick<Hotel, 'amenity_groups' | 'room_groups'>;
}) {
  const { t } = useI18n();
  const features = accessibilityFeatures(hotel);
  if (features.length === 0) return <p>{t('hotel.noAccessibility')}</p>;
  return <TickedList lines={features} />;
}
