import type { ServerTexts } from '../en/serverTexts.ts';
import type { Translation } from '../translation.ts';
import { bookingTexts } from './bookingTexts.ts';
import { firstTexts } from './firstTexts.ts';
import { hotelTexts } from './hotelTexts.ts';
import { listingTexts } from './listingTexts.ts';
import { accountMails, bookingMails, deskMails } from './mailTexts.ts';

/** The texts of mails, of the calendar file and of the desk's page, in French. */
export const serverTexts = {
  accountMails,
  bookingMails,
  deskMessages: {
    greeting: 'Bonjour {name},',
    hello: 'Bonjour,',
    closing: 'Cordialement\nLe service des réservations de Stayfarer',
    reach:
      'Nous avons essayé de vous appeler au {phone} au sujet de votre séjour ({hotel}, {day}), sans succès. Répondez à cet e-mail en nous disant quand vous rappeler.',
    arrival:
      'Pour que l’hôtel ({hotel}) prépare votre chambre, vers quelle heure arriverez-vous le {day} ? Il suffit de répondre à cet e-mail.',
    arrivalFrom:
      'Pour que l’hôtel ({hotel}) prépare votre chambre, vers quelle heure arriverez-vous le {day} ? La chambre est prête à partir de {time}. Il suffit de répondre à cet e-mail.',
    wish: 'Nous avons transmis votre demande à l’hôtel ({hotel}). Il fera son possible le {day}, sans pouvoir le garantir.',
    address: 'Voici où se trouve votre hôtel ({hotel}, {day}) : {address}.',
    phone: 'Téléphone de l’hôtel : {phone}',
    sorry:
      'Nous sommes désolés des désagréments liés à votre séjour ({hotel}, {day}). Nous examinons la situation avec l’hôtel et reviendrons vers vous.',
  },
  contactMails: {
    subject: 'Message du formulaire de contact',
    aboutBooking: 'Message au sujet de la réservation {number}',
    sender: 'Expéditeur',
    name: 'Nom',
    email: 'Adresse e-mail',
    bookingNumber: 'Numéro de réservation',
    language: 'Langue',
    answer: 'Votre réponse à cet e-mail parvient à l’expéditeur.',
    unchecked:
      'Ni le nom ni l’adresse n’ont été vérifiés. Assurez-vous de l’identité de la personne avant de communiquer quoi que ce soit sur une réservation.',
  },
  desk: deskMails,
  head: {
    home: 'Recherchez des hôtels par destination et par dates, comparez les hébergements et découvrez les chambres qui vous attendent.',
    listing:
      'Comparez les hébergements dans une liste et sur une carte, et choisissez une chambre pour vos dates.',
    listingOf:
      '{city} : comparez les hébergements dans une liste et sur une carte, et choisissez une chambre pour vos dates.',
    hotel: '{hotel} : photos, chambres, équipements et règlement intérieur.',
    hotelIn: '{hotel}, {place} : photos, chambres, équipements et règlement intérieur.',
  },
  withoutScript: {
    drawn:
      'Vous pouvez lire, chercher et filtrer sans JavaScript. Pour réserver, vous connecter ou nous écrire, activez-le et rechargez la page.',
    needed: 'Cette page nécessite JavaScript : activez-le et rechargez la page.',
    notLoaded: 'Cette page n’a pas pu être entièrement chargée.',
    retry: firstTexts.failures.retry,
    notFound: 'Cette page n’existe pas.',
    home: 'Aller à la page d’accueil',
  },
  limited: {
    title: 'Un instant, s’il vous plaît',
    limited:
      'Trop de pages ont été ouvertes depuis votre connexion. Patientez {seconds, plural, one {# seconde} other {# secondes}}, puis réessayez.',
    busy: 'De très nombreuses personnes ouvrent des pages en ce moment. Patientez {seconds, plural, one {# seconde} other {# secondes}}, puis réessayez.',
    retry: firstTexts.failures.retry,
  },
  home: firstTexts.home,
  hotel: hotelTexts.hotel,
  listing: listingTexts.listing,
  mailFacts: {
    stay: {
      title: 'Le séjour',
      hotel: 'Hôtel',
      yourHotel: 'Votre hôtel',
      address: 'Adresse',
      phone: 'Téléphone de l’hôtel',
      email: 'E-mail de l’hôtel',
      room: 'Chambre',
      numberedRoom: 'Chambre {number, number}',
      meals: 'Repas',
      checkIn: 'Arrivée',
      dayFrom: '{day}, à partir de {time}',
      checkOut: 'Départ',
      dayUntil: '{day}, jusqu’à {time}',
      people: 'Pour',
      roomsAndGuests:
        '{rooms, plural, one {# chambre} other {# chambres}}, {adults, plural, one {# adulte} other {# adultes}}{children, plural, =0 {} one {, # enfant} other {, # enfants}}',
      guests: 'Clients',
      reference: 'Référence de l’hôtel',
      number: 'Numéro de réservation',
    },
    price: {
      title: 'Prix',
      nights: '{count, plural, one {# nuit} other {# nuits}}',
      chargedAs: '{amount} (facturé {charged})',
      total: 'Total',
      beforeArrival: 'À payer avant l’arrivée',
      atProperty: 'À payer sur place',
      bySite: 'Payé à l’hôtel par Stayfarer',
      terms: 'Annulation',
    },
    cancellation: {
      title: 'Annulation',
      earlier: 'Votre réservation précédente',
      price: 'Prix du séjour',
      fee: 'Frais d’annulation',
      kept: 'Payé avec vos crédits',
      charged: 'Vous payez à l’hôtel',
      returned: 'Remboursement',
      toCard: 'Remboursé sur votre carte',
      paidByCard: 'Payé par carte',
      moved: 'Dont pour la nouvelle réservation',
      before: 'Dont remboursé auparavant',
      open: 'Pas encore remboursé : nous nous en occupons',
      toCardSoon: '{amount}, sur votre compte sous 5 à 10 jours',
      rewards: 'OneKeyCash restitué',
      promotion: 'Promotion {code}',
      usableAgain: 'de nouveau utilisable',
    },
    requests: {
      title: 'Demandes',
      special: 'Demandes particulières',
    },
    contact: {
      title: 'Contact',
      email: 'E-mail',
      phone: 'Téléphone',
      citizenship: 'Nationalité',
    },
    change: {
      title: 'Modification d’une réservation',
      changes: 'Modifie la réservation',
      hasCost: 'Son annulation a coûté',
      costsAtMost: 'Son annulation coûte au maximum',
      whenConfirmed: 'Lorsque celle-ci est confirmée',
      siteCancels: 'le site annule cette autre réservation',
      changedBy: 'Modifiée par la réservation',
      booking: '{number}, {from} – {to}, {state}',
    },
    mismatch: {
      title: 'Ce qui diffère',
      field: 'Champ',
      accepted: 'Accepté par le voyageur',
      reported: 'Signalé par le fournisseur',
      nothing: 'rien',
      reference: 'Référence du fournisseur',
    },
    state: {
      pending: 'en cours de confirmation',
      requested: 'demandée',
      confirmed: 'confirmée',
      declined: 'refusée',
      cancelled: 'annulée',
      stayed: 'séjour terminé',
      'no-show': 'non-présentation',
      cancelling: 'en cours d’annulation',
    },
    calendar: {
      summary: 'Séjour : {hotel}',
      reference: 'Référence : {reference}',
      number: 'Numéro de réservation : {number}',
      phone: 'Téléphone de l’hôtel : {phone}',
      email: 'E-mail de l’hôtel : {email}',
    },
  },
  newsletterMails: {
    unsubscribe: 'Se désabonner',
    confirm: {
      subject: 'Confirmez votre abonnement',
      body: 'Quelqu’un, probablement vous, a demandé notre newsletter avec cette adresse. Confirmez pour la recevoir, avec un code pour 10 % de réduction sur votre première réservation. Le lien est valable sept jours.',
      link: 'Confirmer l’abonnement',
      notYou: 'Si vous ne l’avez pas demandée, ignorez cet e-mail : rien d’autre ne sera envoyé.',
    },
    already: {
      subject: 'Vous recevez déjà notre newsletter',
      body: 'Quelqu’un, probablement vous, a demandé notre newsletter avec cette adresse, qui la reçoit déjà. Il n’y a rien à faire.',
    },
    welcome: {
      subject: 'Bienvenue dans notre newsletter',
      heading: 'Votre abonnement est confirmé',
      withCode:
        'Merci. Voici votre code pour 10 % de réduction sur votre première réservation. Il est personnel et fonctionne une seule fois : connectez-vous avec un compte associé à cette adresse e-mail, puis saisissez-le avant de réserver.',
      again:
        'Ravis de vous retrouver. Votre code pour 10 % de réduction vous a été envoyé lors de votre premier abonnement.',
      code: 'Votre code',
      off: '10 % de réduction',
      findRoom: 'Trouver une chambre',
    },
  },
  page: firstTexts.page,
  paidByCard: bookingTexts.paidByCard,
  priceDetails: hotelTexts.priceDetails,
  services: hotelTexts.services,
  stay: firstTexts.stay,
  stayTerms: hotelTexts.stayTerms,
} as const satisfies Translation<ServerTexts>;
