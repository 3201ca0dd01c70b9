import type { WithParty } from '../../domain/search/party.ts';
import type { Money } from '#contracts/money/money.ts';
import type { PriceLedger } from '#contracts/money/priceLedger.ts';
import type { Hotel } from '#contracts/provider/hotels.ts';
import { factsOfAll, type RateFact } from '#contracts/site/rateFacts.ts';
import { guestsText } from '#contracts/texts/stayText.ts';
import type { Stay } from '../../domain/search/searchQuery.ts';
import { cheapestOffer } from '../../domain/stay/cheapestOffer.ts';
import { priceFreeToCancel } from '../../domain/stay/priceFreeToCancel.ts';
import { commonTerms } from '../../domain/stay/commonTerms.ts';
import { paidLaterText } from '../../ui/stay/PriceSummary.tsx';
import { roomierParty } from '../../domain/stay/roomierParty.ts';
import { unavailableText, whyUnavailable } from '../../domain/stay/whyUnavailable.ts';
import { Charged, FreeToCancel, usePriceText } from '../../ui/money/Converted.tsx';
import { AnchorButton } from '../../ui/Button.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './StayPrice.module.css';
import { scrollToSection } from './useCurrentSection.ts';

/**
 * Shows the lowest price of a hotel for the stay, and the scope of that price. Without a price, it
 * says why there is none. If the traveler looks for facts, it shows the lowest price with all of
 * these facts, and the text names them. In every case the text says whether breakfast is included.
 * `short` is for the bar on phones.
 */
export function StayPrice({
  hotel,
  stay,
  wanted = [],
  short = false,
}: {
  hotel: Pick<Hotel, 'rates' | 'room_groups'>;
  /** The party and, if chosen, the days. */
  stay: WithParty & Partial<Stay>;
  /** The facts of rates that the traveler looks for, such as breakfast. */
  wanted?: readonly RateFact[] | undefined;
  short?: boolean;
}) {
  const i18n = useI18n();
  const { t } = i18n;
  const offer = cheapestOffer(hotel, stay.party, wanted);
  if (!offer) {
    const reason = whyUnavailable(hotel, stay.party);
    const roomier = roomierParty(hotel, stay.party);
    return (
      <p className={styles.price}>
        <strong>{unavailableText(i18n, reason, stay)}</strong>
        {roomier && (
          <span className={styles.note}>
            {t('hotel.price.tryRooms', { rooms: roomier.length })}
          </span>
        )}
      </p>
    );
  }
  const { total, taxesTotal, nights, rooms } = offer.ledger;
  const { meal } = commonTerms(offer.rates);
  const facts = factsOfAll(offer.rates, new Date());
  // The bar at the bottom of a phone has no room for the facts, and the summary further up already
  // names them.
  const found = short
    ? []
    : wanted.filter((fact): boolean => fact !== 'breakfast' && facts.includes(fact));
  const free = short ? undefined : priceFreeToCancel(hotel, stay.party, offer, wanted);
  const scope = {
    nights,
    says: wanted.includes('breakfast') ? 'meal' : 'nothing',
    meal: t(`hotel.price.meal.${meal}`),
    taxed: taxesTotal.amount > 0n ? 'yes' : 'no',
  };
  return (
    <p className={styles.price}>
      <From price={total} short={short} />
      <Charged of={total} />
      <span className={styles.note}>
        {short
          ? t('hotel.price.scopeShort', scope)
          : t('hotel.price.scope', { ...scope, guests: guestsText(i18n, stay.party), rooms })}
      </span>
      {found.map((fact) => (
        <span key={fact} className={styles.note}>
          {t(`rateFacts.${fact}.name`)}
        </span>
      ))}
      {!short && <PaidLater ledger={offer.ledger} />}
      {free && <FreeToCancel price={free} className={styles.note} />}
    </p>
  );
}

function PaidLater({ ledger }: { ledger: PriceLedger }) {
  const later = paidLaterText(useI18n(), ledger, usePriceText(ledger.dueAtProperty));
  return later && <span className={styles.note}>{later}</span>;
}

function From({ price, short }: { price: Money; short: boolean }) {
  const { t } = useI18n();
  const amount = usePriceText(price);
  return (
    <span>
      {t.rich(short ? 'hotel.price.fromShort' : 'hotel.price.from', {
        amount,
        strong: (chunks) => <strong className={styles.amount}>{chunks}</strong>,
      })}
    </span>
  );
}

type Way = Pick<Parameters<typeof StayPrice>[0], 'hotel' | 'stay'> & {
  /** The ids of two sections: the rooms, and the other days, which are used if no room is free. */
  sections: Readonly<Record<'rooms' | 'days', string>>;
  className?: string | undefined;
};

/** Leads to the rooms, or to other days if no room is free. */
export function WayOn({ hotel, stay, sections, className }: Way) {
  const { t } = useI18n();
  const free = cheapestOffer(hotel, stay.party) !== undefined;
  const section = sections[free ? 'rooms' : 'days'];
  return (
    <AnchorButton
      look="primary"
      className={className}
      href={`#${section}`}
      onClick={(event) => {
        event.preventDefault();
        scrollToSection(section);
      }}
    >
      {t(free ? 'hotel.selectRoom' : 'search.changeStay')}
    </AnchorButton>
  );
}

/** Shows the price and the link to the rooms at the bottom of a phone's view. */
export function StayBar({ wanted, ...way }: Way & { wanted: readonly RateFact[] }) {
  return (
    <div className={styles.bar}>
      <StayPrice short hotel={way.hotel} stay={way.stay} wanted={wanted} />
      <WayOn {...way} className={styles.select} />
    </div>
  );
}
