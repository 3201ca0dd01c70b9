import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Hotel } from '#contracts/provider/hotels.ts';
import { priceOfRates } from '#contracts/provider/lowestRate.ts';
import type { Rate } from '#contracts/provider/rateFields.ts';
import { collectorOf } from '#contracts/site/collection.ts';
import type { RateFact } from '#contracts/site/rateFacts.ts';
import { guestsText } from '#contracts/texts/stayText.ts';
import type { Party } from '#contracts/values/party.ts';
import {
  type BookingAddress,
  namedRates,
  nameRates,
} from '../../domain/addresses/bookingAddress.ts';
import { roomNameAmong } from '../../domain/hotels/hotelText.ts';
import { commonTerms } from '../../domain/stay/commonTerms.ts';
import { roomOfRate, toOffer } from '../../domain/stay/offers.ts';
import { chosenRates, conflictingRoom } from '../../domain/stay/roomChoice.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Isolated } from '../../ui/Isolated.tsx';
import { Converted, usePriceText } from '../../ui/money/Converted.tsx';
import { useSiteSettings } from '../../ui/page/siteSettings.ts';
import { notHereText } from '../../ui/stay/notHereText.ts';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './RoomChooser.module.css';
import { checkoutOf, type RoomChoice } from './RoomOffers.tsx';

/** The chosen rates, as an address names them. */
type NamedRates = Pick<BookingAddress, 'rooms' | 'rates'>;

/**
 * Lets a party of several rooms choose an offer for each room. The cheapest combination is chosen
 * at first. `children` renders the offers for the current room. The total and the link to the
 * checkout follow below. After a choice, the next room becomes the current room. For a party of one
 * room, only `children` is rendered.
 */
export function RoomChooser({
  hotel,
  party,
  named,
  onChoose,
  wanted = [],
  change = '',
  children,
}: {
  hotel: Hotel;
  party: Party;
  /** The rates that the traveler chose before. */
  named: NamedRates;
  onChoose: (named: NamedRates) => void;
  wanted?: readonly RateFact[];
  change?: string;
  children: (choice: RoomChoice | undefined) => ReactNode;
}) {
  const [at, setAt] = useState({ room: 0, isNext: false });
  if (party.length === 1) return children(undefined);
  const chosen = chosenRates(hotel, party, namedRates(named, party), wanted);
  const index = Math.min(at.room, party.length - 1);
  const choose = (rate: Rate) => {
    const rates = chosen.map((other, room) => (room === index ? rate : other));
    if (areAll(rates)) onChoose(nameRates(rates));
    if (index + 1 < party.length) setAt({ room: index + 1, isNext: true });
  };
  return (
    <>
      <Steps
        hotel={hotel}
        party={party}
        chosen={chosen}
        index={index}
        takesFocus={at.isNext}
        onShow={(room) => setAt({ room, isNext: false })}
      />
      {children({ number: index + 1, chosen: chosen[index], choose })}
      <ChosenBar hotel={hotel} chosen={chosen} way={{ party, wanted, change }} />
    </>
  );
}

function areAll(rates: readonly (Rate | undefined)[]): rates is readonly Rate[] {
  return !rates.includes(undefined);
}

/**
 * Lists the rooms of the party, each with its offer. Pressing a room shows the offers for it. After
 * a choice, the next room takes the focus.
 */
function Steps({
  hotel,
  party,
  chosen,
  index,
  takesFocus,
  onShow,
}: {
  hotel: Hotel;
  party: Party;
  chosen: readonly (Rate | undefined)[];
  index: number;
  takesFocus: boolean;
  onShow: (index: number) => void;
}) {
  const i18n = useI18n();
  const { t } = i18n;
  const current = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) current.current?.focus();
  }, [index, takesFocus]);
  return (
    <ol className={styles.steps} aria-label={t('rooms.choice.label')}>
      {party.map((room, number) => {
        const rate = chosen[number];
        return (
          <li key={number}>
            <button
              ref={number === index ? current : undefined}
              type="button"
              className={styles.step}
              aria-current={number === index ? 'step' : undefined}
              onClick={() => onShow(number)}
            >
              <span className={styles.room}>
                {t('rooms.choice.room', {
                  number: number + 1,
                  guests: guestsText(i18n, [room]),
                })}
              </span>
              {rate ? (
                <>
                  <Isolated>
                    {roomNameAmong(i18n, roomOfRate(hotel, rate), hotel.room_groups)}
                  </Isolated>
                  <span className={styles.terms}>
                    {t(`stayTerms.meal.${rate.meal}`)} · <PriceOf rate={rate} />
                  </span>
                </>
              ) : (
                <span className={styles.terms}>{t('rooms.choice.none')}</span>
              )}
            </button>
          </li>
        );
      })}
    </ol>
  );
}

function PriceOf({ rate }: { rate: Rate }) {
  return usePriceText(priceOfRates([rate]));
}

/**
 * Shows the total of all rooms and the link to the checkout, or says why the rooms cannot be booked
 * together.
 */
function ChosenBar({
  hotel,
  chosen,
  way,
}: {
  hotel: Hotel;
  chosen: readonly (Rate | undefined)[];
  way: Parameters<typeof checkoutOf>[2];
}) {
  const i18n = useI18n();
  const { t, formats } = i18n;
  const operator = useSiteSettings();
  if (!areAll(chosen)) {
    const number = chosen.indexOf(undefined) + 1;
    return <Bar>{t('rooms.choice.missing', { number })}</Bar>;
  }
  const collectorFor = (rates: readonly Rate[]) => collectorOf(rates, hotel.payment_note, operator);
  const conflict = conflictingRoom(chosen, collectorFor);
  if (conflict !== undefined) {
    return <Bar>{t('rooms.choice.conflict', { number: conflict + 1 })}</Bar>;
  }
  const { ledger } = toOffer(hotel, chosen);
  const notHere = notHereText(i18n, ledger, collectorFor(chosen), operator.payments);
  const isRequest = commonTerms(chosen).booking === 'on-request';
  return (
    <Bar>
      <dl className={styles.total}>
        <dt>{t('rooms.choice.total', { rooms: chosen.length })}</dt>
        <dd className={styles.amount}>
          {formats.money(ledger.total)}
          <Converted of={ledger.total} className={styles.converted} />
        </dd>
      </dl>
      {notHere ? (
        <p>{notHere}</p>
      ) : (
        <LinkButton {...checkoutOf(hotel, chosen, way)} look="primary">
          {t(isRequest ? 'rooms.offer.sendRequest' : 'rooms.choice.next')}
        </LinkButton>
      )}
    </Bar>
  );
}

function Bar({ children }: { children: ReactNode }) {
  return (
    <div role="status" className={styles.bar}>
      {children}
    </div>
  );
}
