import type { precheckout as english } from '../en/precheckout.ts';
import type { Translation } from '../translation.ts';

export const precheckout = {
  title: 'Vérifiez votre réservation',
  changeTitle: 'Vérifiez votre modification',
  backToHotel: 'Retour à l’hôtel',
  proceed: 'Poursuivre',
  continue: 'Continuer',
  payNow: 'Payer maintenant',
  requests: 'Demandes particulières ou d’accessibilité (facultatif)',
  requestsLabel: 'Vos demandes à l’établissement',
  coupon: 'Utiliser un bon de réduction, un crédit ou un code promo',
  urgency: 'Vous avez bon goût ! Réservez maintenant, avant que quelqu’un d’autre n’en profite !',
  currency: 'Les prix sont en {currency} ({code}).',
  currencyAtProperty:
    'Les prix sont en {currency} ({code}). Ce que vous payez à l’établissement est facturé dans sa propre devise ; ce montant peut donc varier selon le taux de change du jour du paiement.',
  checkingIn: {
    title: 'Qui se présentera à l’arrivée ?',
    savedTraveler: 'Voyageur',
    traveler: 'Nom du voyageur',
    someoneElse: 'Une autre personne',
    firstName: 'Prénom',
    lastName: 'Nom',
    mobile: 'Numéro de téléphone portable',
    textAlerts:
      'Recevoir des alertes par SMS sur ce voyage. Des frais de messages et de données peuvent s’appliquer.',
  },
  oneKeyCash: {
    title: 'Votre OneKeyCash',
    earn: 'Cette réservation vous rapportera {amount} en OneKeyCash.',
    balance: 'Vous avez un crédit OneKeyCash de {balance} à utiliser pour ce séjour.',
    apply: 'Utiliser mes {balance} en OneKeyCash',
    value: 'Montant OneKeyCash',
    charged: '{amount} vous seront débités aujourd’hui',
  },
  sample: {
    hotel: 'Clifton Shore Hotel',
    room: 'Chambre Deluxe, 1 très grand lit, vue sur la mer',
    oneKeyCash: 'OneKeyCash utilisé',
    taxes: 'Taxes et frais',
    localTax: 'Taxe locale',
    payableAtProperty: 'À payer à l’établissement',
    firstName: 'Client',
    lastName: 'Voyageur',
    name: '{firstName} {lastName}',
  },
} as const satisfies Translation<typeof english>;
