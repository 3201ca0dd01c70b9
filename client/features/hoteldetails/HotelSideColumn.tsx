import { Box, Flex } from '@chakra-ui/react';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import type { Hotel } from '#contracts/provider/hotels.ts';
import { guestRatingText, readableReviews } from '../../domain/hotels/guestRating.ts';
import { ratingBadge, ratingLabel } from '../../domain/hotels/hotelText.ts';
import { Isolated } from '../../ui/Isolated.tsx';
import { useLiveHotel } from '../../ui/page/siteSettings.ts';
import { Card } from '../../ui/Card.tsx';
import { GuestScore, RatingBadge } from '../../ui/GuestScore.tsx';
import { PinIcon } from '../../ui/icons.tsx';
import { HotelContact } from '../../ui/stay/HotelContact.tsx';
import { TextAnchor } from '../../ui/TextLink.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import { scrollToSection } from './useCurrentSection.ts';

const Column = chakra(Card, {
  base: {
    alignSelf: 'start',
    position: { lg: 'sticky' },
    top: '16',
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      sm: 'repeat(2, minmax(0, 1fr))',
      lg: 'minmax(0, 1fr)',
    },
    gridTemplateRows: { sm: 'auto 1fr', lg: 'none' },
    gap: '4',
    p: '4',
  },
});

/**
 * The column beside the rooms: rating, map and address, each with its fallback. The rating is that
 * of the guests where the hotel has rates, else its stars, as the specification draws it. A group
 * and not an `aside`, because it is inside a section, which is a landmark itself. `map` is the map;
 * where it has a `mapId`, 'View in a map' leads to it. 'See all reviews' leads to the section
 * `reviewsId`, if there are some to read. Spec §2 and §8.
 */
export function HotelSideColumn({
  hotel,
  map,
  mapId,
  knownReviews = 0,
  reviewsId,
}: {
  hotel: Pick<
    Hotel,
    'star_rating' | 'address' | 'guest_rating' | 'rates' | 'contact_phone' | 'contact_email'
  >;
  map: ReactNode;
  mapId: string | undefined;
  /** How many reviews there are, by guests of this site and of the provider. */
  knownReviews?: number;
  reviewsId?: string;
}) {
  const i18n = useI18n();
  const { t } = i18n;
  const live = useLiveHotel(hotel);
  const guests = live ? guestRatingText(i18n, hotel) : undefined;
  const link = readableReviews(hotel, knownReviews, live) > 0 && (
    <SectionLink id={knownReviews > 0 ? reviewsId : undefined}>{t('hotel.allReviews')}</SectionLink>
  );
  // How many there are is known later: the link has its line before.
  const reviews = live ? <div style={{ minHeight: '1.5rem' }}>{link}</div> : link;
  return (
    <Column role="group" aria-label={t('hotel.sections.ratingAndLocation')}>
      {live ? (
        <div>
          {guests ? <GuestScore rating={guests} /> : <p>{t('hotel.noGuestRating')}</p>}
          {reviews}
        </div>
      ) : (
        <Flex align="center" gap="3">
          <RatingBadge>{ratingBadge(i18n, hotel, 'onPage')}</RatingBadge>
          <div>
            <chakra.p fontWeight="600">{ratingLabel(i18n, hotel)}</chakra.p>
            {reviews}
          </div>
        </Flex>
      )}
      <Box gridColumn={{ sm: '2', lg: '1' }} gridRow={{ sm: '1 / 3', lg: 'auto' }}>
        {map}
      </Box>
      <Flex as="address" gap="2" fontStyle="normal">
        <PinIcon />
        <Box minWidth="0">
          <p>
            <Isolated>{hotel.address?.trim() || t('hotel.noAddress')}</Isolated>
          </p>
          {(mapId !== undefined || !live) && (
            <SectionLink id={mapId}>{t('hotel.viewInMap')}</SectionLink>
          )}
          {live && <HotelContact phone={hotel.contact_phone} email={hotel.contact_email} />}
        </Box>
      </Flex>
    </Column>
  );
}

/** A link to a section of the page; to '#' without one. */
function SectionLink({ id, children }: { id: string | undefined; children: string }) {
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
