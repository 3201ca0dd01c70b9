/** The price and the refund deadline on a room's card. */
export interface RoomOffer {
  nightlyPrice: string;
  totalPrice: string;
  refundableUntil: string;
}

/** The sample offer of every room. Spec §9. */
export const sampleOffer: RoomOffer = {
  nightlyPrice: '$115',
  totalPrice: '$148 total',
  refundableUntil: 'Before Wed, Nov 27',
};

/** A titled group of a hotel's rules. */
export interface Policy {
  title: string;
  rules: readonly string[];
}

/** The sample policies of every hotel. Spec §9. */
export const samplePolicies: readonly Policy[] = [
  { title: 'Check-in', rules: ['Check-in from 2:00 PM', 'Minimum check-in age 18'] },
  { title: 'Check-out', rules: ['Check-out 12:00 PM'] },
  { title: 'Getting here', rules: ['Airport transfer needs 48 hours notice'] },
  {
    title: 'Children and extra beds',
    rules: ['1 child up to 17 stays free', 'No rollaway beds', 'Free cribs on request'],
  },
];
