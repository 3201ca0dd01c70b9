import type { hotels as english } from '../en/hotels.ts';
import type { Translation } from '../translation.ts';

export const hotels = {
  room: 'Chambre',
  place: '{inner}, {outer}',
  stars: {
    live: '{stars, plural, =0 {Non classé} one {# étoile} other {# étoiles}}',
    listed: '{stars, plural, =0 {Non classé} one {# étoile} other {# étoiles}}',
    onPage: '{stars, plural, =0 {Non classé} one {# étoile} other {# étoiles}}',
    badge: { inList: '-', onPage: 'N/D' },
  },
  guests: {
    word: {
      wonderful: 'Superbe',
      veryGood: 'Très bien',
      good: 'Bien',
    },
    reviews: '{reviews, plural, one {# avis} other {# avis}}',
    summary: '{score} {word} · {reviews, plural, one {# avis} other {# avis}}',
    summaryWithoutWord: '{score} · {reviews, plural, one {# avis} other {# avis}}',
  },
  kind: {
    hotel: 'Hôtel',
    apartment: 'Appartement',
    'guest-house': 'Maison d’hôtes',
    hostel: 'Auberge de jeunesse',
    resort: 'Complexe hôtelier',
    villa: 'Villa',
    riad: 'Riad',
    lodge: 'Lodge',
    ryokan: 'Ryokan',
  },
  policies: {
    checkIn: 'Arrivée',
    checkInFrom: 'Arrivée à partir de {time}',
    checkOut: 'Départ',
    checkOutUntil: 'Départ jusqu’à {time}',
  },
  seeAvailability: 'Voir les disponibilités',
  seeAvailabilityOf: 'Voir les disponibilités : {name}',
  slide: {
    seeAvailability: 'Voir les disponibilités<more> : {name}</more>',
    viewHotel: 'Voir l’hôtel<more> : {name}</more>',
  },
  carousel: {
    name: 'Hôtels populaires',
    role: 'carrousel',
    dot: 'Hôtel {number, number} sur {total, number}',
    next: 'Hôtel suivant',
    previous: 'Hôtel précédent',
  },
  loading: 'Chargement des hôtels...',
  price: {
    perNight: '{price} par nuit',
    forStay: 'Voir le prix pour : {stay}',
    fullTonight: 'Plus de chambres pour ce soir',
    tryRooms: '{rooms, plural, one {Essayer # chambre} other {Essayer # chambres}}',
  },
  terms: {
    payAtProperty: 'Aucun prépaiement – payez à l’établissement',
    breakfastNotInPrice: 'Petit-déjeuner non compris dans ce prix',
    onRequest: 'Sur demande : l’établissement confirme',
  },
  sample: {
    stay: '1 nuit, 2 adultes',
    amount: '14 400 PKR',
    taxes: '+ 2 160 PKR de taxes et frais',
    freeCancellation: 'Annulation gratuite',
  },
  unavailable: {
    full: 'Plus de chambres à ces dates',
    unknown: 'Aucun prix disponible',
    few: '{rooms, plural, one {Moins de # chambre disponible} other {Moins de # chambres disponibles}}',
    tooMany:
      '{children, plural, =0 {{adults, plural, one {Aucune chambre pour # adulte} other {Aucune chambre pour # adultes}}} one {{travelers, plural, one {Aucune chambre pour # voyageur} other {Aucune chambre pour # voyageurs}}} other {{travelers, plural, one {Aucune chambre pour # voyageur} other {Aucune chambre pour # voyageurs}}}}',
  },
} as const satisfies Translation<typeof english>;
