import type { StayDay } from './StayDates.tsx';

/** What the pre-checkout page shows of a stay and its price; every figure is text as it is shown. */
export interface Quote {
  stay: {
    hotel: string;
    rating: string;
    ratingWord: string;
    reviews: string;
    room: string;
    refundability: string;
    checkIn: StayDay;
    checkOut: StayDay;
    nights: string;
  };
  price: {
    roomNights: string;
    room: string;
    loyaltyCash: string;
    taxesAndFees: string;
    localTax: string;
    payableAtProperty: string;
    total: string;
    payNow: string;
    payAtProperty: string;
  };
  /** `value` is the balance as the number box holds it. */
  loyalty: { balance: string; value: string; earn: string };
  traveler: { name: string; firstName: string; lastName: string };
}

/** The sample stay of the pre-checkout page. Its figures add up, in US dollars. Spec §2 and §9. */
export const sampleQuote: Quote = {
  stay: {
    hotel: 'Clifton Shore Hotel',
    rating: '9',
    ratingWord: 'Wonderful',
    reviews: '1,284 reviews',
    room: 'Deluxe Room, 1 King Bed, Sea View',
    refundability: 'Non-refundable',
    checkIn: { day: 'Sun, Nov 3', iso: '2024-11-03', time: 'from 14:00' },
    checkOut: { day: 'Mon, Nov 4', iso: '2024-11-04', time: 'until 12:00' },
    nights: '1-night stay',
  },
  price: {
    roomNights: '1 room x 1 night',
    room: '$345.00',
    loyaltyCash: '−$15.00',
    taxesAndFees: '$46.05',
    localTax: '$7.50',
    payableAtProperty: '$12.00',
    total: '$395.55',
    payNow: '$383.55',
    payAtProperty: '$12.00',
  },
  loyalty: { balance: '$15.00', value: '15.00', earn: '$6.51' },
  traveler: { name: 'Guest Traveler', firstName: 'Guest', lastName: 'Traveler' },
};
