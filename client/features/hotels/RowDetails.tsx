import type { Hotel } from '#contracts/provider/hotels.ts';
import type { RateFact } from '#contracts/site/rateFacts.ts';
import type { Party } from '#contracts/values/party.ts';
import { roomNames } from '../../domain/stay/commonTerms.ts';
import type { Offer } from '../../domain/stay/offers.ts';
import { priceFreeToCancel } from '../../domain/stay/priceFreeToCancel.ts';
import { Isolated } from '../../ui/Isolated.tsx';
import { LoadedNear } from '../../ui/LoadedNear.tsx';
import { FreeToCancel } from '../../ui/money/Converted.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './RowDetails.module.css';

const load = () => import(/* webpackChunkName: "compare" */ '../../ui/stay/PriceLedger.tsx');

/**
 * Shows the details that do not fit into a row: the room, the lines of the price, the price of a
 * night and the full terms. If the offer has no free cancellation, it also shows the price with
 * free cancellation.
 */
export function RowDetails({
  hotel,
  offer,
  party,
  wanted,
}: {
  hotel: Hotel;
  offer: Offer;
  party: Party;
  /** The facts of rates that the traveler looks for, such as breakfast. */
  wanted: readonly RateFact[] | undefined;
}) {
  const i18n = useI18n();
  const { ledger, rates } = offer;
  const free = priceFreeToCancel(hotel, party, offer, wanted);
  return (
    <>
      <p className={styles.room}>
        <Isolated>{roomNames(i18n, hotel, rates)}</Isolated>
      </p>
      <LoadedNear load={load} what={i18n.t('priceDetails.title')} waiting={styles.waiting}>
        {({ PriceLedger, NightAndTerms }) => (
          <>
            <PriceLedger ledger={ledger} />
            <NightAndTerms ledger={ledger} rates={rates} timeZone={hotel.time_zone} />
          </>
        )}
      </LoadedNear>
      {free && <FreeToCancel price={free} className={styles.free} />}
    </>
  );
}
