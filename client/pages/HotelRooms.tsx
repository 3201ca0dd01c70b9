import { useState } from 'react';
import { currenciesOf, ledgerOfRates } from '#contracts/money/priceLedger.ts';
import type { Hotel } from '#contracts/provider/hotels.ts';
import { type HotelAddress, hotelQuery } from '../domain/addresses/hotelAddress.ts';
import { bedsOf } from '../domain/hotels/beds.ts';
import { coordinatesOf } from '../domain/map/coordinates.ts';
import { ratesFor } from '../domain/stay/offers.ts';
import { taxesOf } from '../domain/stay/taxesOf.ts';
import { isFull } from '../domain/stay/whyUnavailable.ts';
import { HotelSideColumn } from '../features/hoteldetails/HotelSideColumn.tsx';
import { hotelSections } from '../features/hoteldetails/HotelTabs.tsx';
import { HotelLocation } from '../features/map/HotelLocation.tsx';
import { FactsFirst, RoomFilter } from '../features/rooms/RoomFilter.tsx';
import { roomsWith } from '../features/rooms/RoomCards.tsx';
import { RoomChooser } from '../features/rooms/RoomChooser.tsx';
import { RoomList } from '../features/rooms/RoomList.tsx';
import { StayNote } from '../features/rooms/StayNote.tsx';
import { useMediaQuery } from '../ui/browser/useMediaQuery.ts';
import { Button } from '../ui/Button.tsx';
import { LoadedNear } from '../ui/LoadedNear.tsx';
import { SummaryLine } from '../ui/SummaryLine.tsx';
import { useI18n } from '../ui/useI18n.ts';
import { ChargedIn } from '../ui/money/ChargedIn.tsx';
import { Folded } from '../ui/page/Section.tsx';
import { useQueryChange } from '../ui/page/PageNavigation.tsx';
import styles from './HotelPage.module.css';

/**
 * Loads the section for a hotel without a free room. It is called only for such a hotel, when the
 * section comes near the view.
 */
const loadWhenFull = () => import(/* webpackChunkName: "next-searches" */ './WhenFull.tsx');

/** Loads the same chunk when a traveler opens the prices on flexible days. */
const loadDays = () =>
  import(/* webpackChunkName: "next-searches" */ '../features/rooms/OtherDays.tsx');

const mapId = 'map';
const roomsId = 'room-list';
/**
 * The number of rooms shown at first, and the number of rates shown for each room, by the width of
 * the view.
 */
const shownFirst = {
  phone: { rooms: 2, rates: 1 },
  tablet: { rooms: 3, rates: 2 },
  desktop: { rooms: 4, rates: 4 },
} as const;
const allShown = { rooms: Infinity, rates: Infinity };

/**
 * Returns the numbers of rooms and rates shown at first. Without JavaScript, a traveler cannot open
 * the rest. Therefore the server renders everything.
 */
function useShownFirst() {
  const tablet = useMediaQuery('(min-width: 48rem)');
  const desktop = useMediaQuery('(min-width: 64rem)');
  if (typeof window === 'undefined') return { folds: false, first: allShown };
  const width = desktop ? 'desktop' : tablet ? 'tablet' : 'phone';
  return { folds: !tablet, first: shownFirst[width] };
}

/**
 * The rooms, with the location of the hotel below them. The chosen number of beds is in the
 * address.
 */
export function HotelRooms({
  hotel,
  address,
  knownReviews,
}: {
  hotel: Hotel;
  address: HotelAddress;
  /** The number of reviews by guests of this site and of the provider. */
  knownReviews: number;
}) {
  const { t } = useI18n();
  const changeQuery = useQueryChange();
  const { beds, facts } = address;
  const { folds, first } = useShownFirst();
  const [all, setAll] = useState(false);
  const change = (changed: Partial<HotelAddress>) =>
    changeQuery(hotelQuery({ ...address, ...changed }));
  const found = roomsWith(beds, hotel).length;
  // Hiding a single room behind a button would save no space.
  const canFold = found > first.rooms + 1;
  const most = canFold && !all ? first.rooms : found;
  const ledgers = (hotel.rates ?? []).map((rate) => ledgerOfRates([rate]));
  const taxes = taxesOf(ledgers);
  const free = !isFull(hotel);
  const side = (
    <HotelSideColumn
      hotel={hotel}
      map={<HotelLocation hotel={hotel} id={mapId} />}
      mapId={typeof window !== 'undefined' && coordinatesOf(hotel) ? mapId : undefined}
      knownReviews={knownReviews}
      reviewsId={hotelSections.reviews}
    />
  );
  return (
    <>
      <RoomFilter
        byBeds={beds !== '' || (hotel.room_groups ?? []).some(bedsOf)}
        shown={
          address.party.some((room) => ratesFor(hotel, room).length > 0)
            ? t('rooms.filter.shown', { rooms: most })
            : undefined
        }
        beds={beds}
        onChange={(chosen) => change({ beds: chosen })}
        action={
          <FactsFirst
            hotel={hotel}
            party={address.party}
            wanted={facts}
            onChange={(wanted) => change({ facts: wanted })}
          />
        }
      />
      {!free && address.checkIn && address.checkOut && (
        <LoadedNear load={loadWhenFull} what={undefined}>
          {({ WhenFull }) => <WhenFull hotel={hotel} address={address} />}
        </LoadedNear>
      )}
      <StayNote hotel={hotel} stay={address} party={address.party} taxes={taxes} />
      <ChargedIn currencies={ledgers.flatMap(currenciesOf)} className={styles.charged} />
      <div className={styles.rooms}>
        <div id={roomsId}>
          <RoomChooser
            hotel={hotel}
            party={address.party}
            named={address}
            onChoose={(named) =>
              changeQuery(hotelQuery({ ...address, ...named }), { replace: true })
            }
            wanted={facts}
          >
            {(choice) => (
              <>
                <RoomList
                  hotel={hotel}
                  party={address.party}
                  choice={choice}
                  beds={beds}
                  wanted={facts}
                  most={most}
                  mostRates={first.rates}
                  saysTaxes={taxes === 'some'}
                />
                {canFold && (
                  <Button
                    wide
                    className={styles.allRooms}
                    aria-expanded={all}
                    aria-controls={roomsId}
                    onClick={() => setAll(!all)}
                  >
                    {all ? t('hotel.fewerFacilities') : t('rooms.all', { rooms: found })}
                  </Button>
                )}
              </>
            )}
          </RoomChooser>
        </div>
        {folds ? (
          <Folded heading={<h3>{t('hotel.sections.ratingAndLocation')}</h3>}>{side}</Folded>
        ) : (
          side
        )}
      </div>
    </>
  );
}

/**
 * The prices of the stay if it begins some days earlier or later. They are requested when a
 * traveler opens this section. Nothing is shown if no days are chosen. Nothing is shown without a
 * free room either, because the page then proposes other days already.
 */
export function OnFlexibleDays({ hotel, address }: { hotel: Hotel; address: HotelAddress }) {
  const { t } = useI18n();
  const [open, setOpen] = useState(false);
  const hasDays = address.checkIn !== '' && address.checkOut !== '';
  if (typeof window === 'undefined' || isFull(hotel) || !hasDays) return null;
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <SummaryLine>{t('rooms.flexible.title')}</SummaryLine>
      {open && (
        <LoadedNear load={loadDays} what={t('rooms.flexible.what')}>
          {({ FlexibleDays }) => <FlexibleDays hotel={hotel} address={address} />}
        </LoadedNear>
      )}
    </details>
  );
}
