import { chakra } from '@chakra-ui/react/styled-system';
import { useId, useState } from 'react';
import type { Hotel } from '#contracts/provider/hotels.ts';
import type { RateFact } from '#contracts/site/rateFacts.ts';
import { type FacilityGroup, facilityGroups } from '../../domain/hotels/amenities.ts';
import type { Party } from '../../domain/search/party.ts';
import { cheapestOffer } from '../../domain/stay/cheapestOffer.ts';
import { Button } from '../../ui/Button.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import { Isolated } from '../../ui/Isolated.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import { accessibilityFeatures } from '../../domain/hotels/policies.ts';
import { TickedList } from '../../ui/TickedList.tsx';

const maxFacilities = 10;

/**
 * The hotel's first 10 distinct amenities, behind a button all of them in the provider's groups, or
 * 'No amenities listed'. What only some rates have, such as breakfast, is left out where the price
 * on the page is without it. Spec §3 and §8.
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
  const i18n = useI18n();
  const { t } = i18n;
  const id = useId();
  const [open, setOpen] = useState(false);
  const offer = cheapestOffer(hotel, party, wanted);
  const groups = facilityGroups(i18n, hotel, offer && [offer.rate]);
  const names = groups.flatMap((group) => group.names);
  if (names.length === 0) return <chakra.p color="inkMuted">{t('hotel.noAmenities')}</chakra.p>;
  return (
    <div>
      <div id={id}>
        {open ? (
          groups.map((group) => <NamedGroup key={group.title} {...group} />)
        ) : (
          <Names names={names.slice(0, maxFacilities)} />
        )}
      </div>
      {names.length > maxFacilities && (
        <chakra.div mt="5">
          <Button aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
            {open ? t('hotel.fewerFacilities') : t('hotel.allFacilities', { count: names.length })}
          </Button>
        </chakra.div>
      )}
    </div>
  );
}

function NamedGroup({ title, names }: FacilityGroup) {
  return (
    <chakra.div mb="5" _last={{ mb: '0' }}>
      {title && (
        <chakra.h3 mb="3" fontFamily="body" fontWeight="700">
          <Isolated>{title}</Isolated>
        </chakra.h3>
      )}
      <Names names={names} />
    </chakra.div>
  );
}

function Names({ names }: { names: readonly string[] }) {
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
  const i18n = useI18n();
  const { t } = i18n;
  const features = accessibilityFeatures(i18n, hotel);
  if (features.length === 0) return <p>{t('hotel.noAccessibility')}</p>;
  return <TickedList lines={features} />;
}
