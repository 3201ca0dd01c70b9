import type { StayDay } from './StayDates.tsx';

/** What the checkout page shows of a stay and its price; every figure is text as it is shown. */
export interface Order {
  hotel: string;
  stars: string;
  place: string;
  guests: string;
  checkIn: StayDay;
  checkOut: StayDay;
  nights: string;
  meal: string;
  cancellation: string;
  room: string;
  roomNights: string;
  price: string;
  vat: string;
  cityTax: string;
  clientPrice: string;
  commission: string;
}

/** The sample stay of the checkout page. Spec §2 and §9. */
export const sampleOrder: Order = {
  hotel: 'Riad Atlas Garden',
  stars: '4-star hotel',
  place: 'Marrakech, Morocco',
  guests: '1 adult',
  checkIn: { day: 'June 18, 2025', iso: '2025-06-18', time: 'from 14:00' },
  checkOut: { day: 'June 19, 2025', iso: '2025-06-19', time: 'until 12:00' },
  nights: '1-night stay',
  meal: 'Breakfast included',
  cancellation: 'Free cancellation before June 9',
  room: 'Standard Double Room, Patio View',
  roomNights: '1 room for 1 night',
  price: 'AED 678.00',
  vat: 'VAT not applicable',
  cityTax: 'MAD 19.26',
  clientPrice: 'AED 678.00',
  commission: '0 % AED 0.00',
};
