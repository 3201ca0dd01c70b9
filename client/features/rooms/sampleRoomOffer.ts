import { createLedger, type PriceLedger } from '#contracts/money/priceLedger.ts';

const usd = (amount: bigint) => ({ amount, currency: 'USD' });

/** The offer of a room as the specification draws it. */
export interface SampleRoomOffer {
  readonly ledger: PriceLedger;
  readonly refundableUntil: string;
}

/** The sample offer of every room of a provider without rates: $115 nightly, $148 total. Spec §9. */
export const sampleRoomOffer: SampleRoomOffer = {
  ledger: createLedger(
    [
      { kind: 'nights', name: '', amount: usd(11_500n), due: 'now' },
      { kind: 'tax', name: 'Taxes and fees', amount: usd(3_300n), due: 'now' },
    ],
    { currency: 'USD', nights: 1, rooms: 1 },
  ),
  refundableUntil: 'Before Wed, Nov 27',
};
