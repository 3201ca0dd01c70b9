import type { deskBookings as english } from '../en/deskBookings.ts';
import type { Translation } from '../translation.ts';

export const deskBookings = {
  caption: 'Les réservations',
  text: 'Nom, e-mail ou numéro',
  textInvalid: 'Saisissez au moins deux caractères.',
  reference: 'Référence du fournisseur',
  hotel: 'Hôtel ou son identifiant',
  hotelInvalid: 'Saisissez au moins deux caractères.',
  status: 'État',
  waits: 'En attente de',
  waitsFor: {
    outcome: 'Résultat du fournisseur',
    cancellation: 'Annulation',
    mismatch: 'Écart à régler',
    mail: 'E-mail non envoyé',
  },
  checkInFrom: 'Arrivée à partir du',
  checkInTo: 'Arrivée jusqu’au',
  createdFrom: 'Réservé à partir du',
  createdTo: 'Réservé jusqu’au',
  order: 'Trier par',
  orders: {
    newest: 'Plus récentes',
    arrival: 'Date d’arrivée',
  },
  ofAccount: 'Seules les réservations d’un compte sont affichées.',
  columns: {
    number: 'Numéro',
    status: 'État',
    guest: 'Client',
    hotel: 'Hôtel',
    stay: 'Séjour',
    total: 'Total',
    reference: 'Référence',
    created: 'Réservé le',
    waits: 'En attente depuis',
  },
  erased: 'Données personnelles effacées',
  export: 'Exporter en CSV',
  none: 'Il n’y a pas encore de réservation.',
  noneFound:
    'Aucune réservation ne correspond à ces filtres. Modifiez-les, ou effacez-les pour voir toutes les réservations.',
} as const satisfies Translation<typeof english>;
