import type { hotels as english } from '../en/hotels.ts';
import type { Translation } from '../translation.ts';

export const hotels = {
  room: 'Zimmer',
  place: '{inner}, {outer}',
  stars: {
    live: '{stars, plural, =0 {Ohne Sterne} one {# Stern} other {# Sterne}}',
    listed: '{stars, plural, =0 {Ohne Sterne} one {# Stern} other {# Sterne}}',
    onPage: '{stars, plural, =0 {Ohne Sterne} one {# Stern} other {# Sterne}}',
    badge: { inList: '-', onPage: 'k. A.' },
  },
  guests: {
    word: {
      wonderful: 'Hervorragend',
      veryGood: 'Sehr gut',
      good: 'Gut',
    },
    reviews: '{reviews, plural, one {# Bewertung} other {# Bewertungen}}',
    summary: '{score} {word} · {reviews, plural, one {# Bewertung} other {# Bewertungen}}',
    summaryWithoutWord: '{score} · {reviews, plural, one {# Bewertung} other {# Bewertungen}}',
  },
  kind: {
    hotel: 'Hotel',
    apartment: 'Apartment',
    'guest-house': 'Pension',
    hostel: 'Hostel',
    resort: 'Resort',
    villa: 'Villa',
    riad: 'Riad',
    lodge: 'Lodge',
    ryokan: 'Ryokan',
  },
  policies: {
    checkIn: 'Check-in',
    checkInFrom: 'Check-in ab {time}',
    checkOut: 'Check-out',
    checkOutUntil: 'Check-out bis {time}',
  },
  seeAvailability: 'Verfügbarkeit prüfen',
  seeAvailabilityOf: 'Verfügbarkeit prüfen: {name}',
  slide: {
    seeAvailability: 'Verfügbarkeit prüfen<more>: {name}</more>',
    viewHotel: 'Hotel ansehen<more>: {name}</more>',
  },
  carousel: {
    name: 'Beliebte Hotels',
    role: 'Karussell',
    dot: 'Hotel {number, number} von {total, number}',
    next: 'Nächstes Hotel',
    previous: 'Vorheriges Hotel',
  },
  loading: 'Hotels werden geladen …',
  price: {
    perNight: '{price} pro Nacht',
    forStay: 'Preis ansehen: {stay}',
    fullTonight: 'Für heute Nacht kein Zimmer frei',
    tryRooms: 'Versuchen Sie es mit {rooms, plural, one {# Zimmer} other {# Zimmern}}',
  },
  terms: {
    payAtProperty: 'Keine Vorauszahlung nötig – Zahlung in der Unterkunft',
    breakfastNotInPrice: 'Frühstück nicht in diesem Preis',
    onRequest: 'Auf Anfrage: Die Unterkunft bestätigt',
  },
  sample: {
    stay: '1 Nacht, 2 Erwachsene',
    amount: '14.400 PKR',
    taxes: '+ 2.160 PKR Steuern und Gebühren',
    freeCancellation: 'Kostenlose Stornierung',
  },
  unavailable: {
    full: 'Für diese Reisedaten kein Zimmer frei',
    unknown: 'Kein Preis verfügbar',
    few: 'Weniger als {rooms, plural, one {# Zimmer} other {# Zimmer}} frei',
    tooMany:
      'Kein Zimmer für {children, plural, =0 {{adults, plural, one {# Erwachsenen} other {# Erwachsene}}} other {{travelers, plural, one {# Reisenden} other {# Reisende}}}}',
  },
} as const satisfies Translation<typeof english>;
