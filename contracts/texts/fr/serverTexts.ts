import type { ServerTexts } from '../en/serverTexts.ts';
import type { Translation } from '../translation.ts';
import { bookingTexts } from './bookingTexts.ts';
import { firstTexts } from './firstTexts.ts';
import { hotelTexts } from './hotelTexts.ts';
import { listingTexts } from './listingTexts.ts';
import { bookingMails, deskMails } from './mailTexts.ts';

/** What mails, the calendar file and the desk’s page say, in French. */
export const serverTexts = {
  accountMails: {
    greeting: 'Bonjour {name},',
    ignore:
      'Si vous n’êtes pas à l’origine de cette demande, vous n’avez rien à faire : rien n’a changé.',
    alarm:
      'Si ce n’était pas vous, quelqu’un d’autre connaît peut-être votre mot de passe : choisissez-en un nouveau avec le lien, ce qui déconnecte aussi tous les appareils.',
    confirmAddress: 'Confirmer l’adresse',
    newPassword: 'Choisir un nouveau mot de passe',
    verify: {
      subject: 'Confirmez votre adresse e-mail',
      body: 'Pour activer votre compte, ouvrez ce lien et saisissez le mot de passe que vous avez choisi. Le lien est valable une heure.',
      notYou: 'Si vous n’avez pas créé de compte ici, ignorez cet e-mail.',
    },
    existing: {
      subject: 'Vous avez déjà un compte',
      body: 'Quelqu’un, probablement vous, a essayé de créer un compte avec cette adresse, qui en a déjà un. Connectez-vous, ou choisissez un nouveau mot de passe si vous ne connaissez plus le vôtre.',
    },
    reset: {
      subject: 'Choisissez un nouveau mot de passe',
      body: 'Ce lien vous permet de choisir un nouveau mot de passe. Il fonctionne une seule fois, pendant une heure.',
    },
    confirmEmail: {
      subject: 'Confirmez votre nouvelle adresse e-mail',
      body: 'En ouvrant ce lien, vous faites de cette adresse celle de votre compte. Ouvrez-le sur un appareil où votre session est ouverte ; il est valable une heure.',
    },
    emailChanging: {
      subject: 'Votre adresse e-mail va changer',
      body: 'La nouvelle adresse de votre compte doit être {address}. Le changement prendra effet à l’ouverture du lien envoyé par e-mail à cette nouvelle adresse.',
    },
    emailChanged: {
      subject: 'Votre adresse e-mail a changé',
      body: 'L’adresse de votre compte est désormais {address}. L’adresse à laquelle vous recevez cet e-mail n’est plus utilisée.',
      notYou: 'Si ce n’était pas vous, répondez à cet e-mail.',
    },
    passwordChanged: {
      subject: 'Votre mot de passe a changé',
      body: 'Le mot de passe de votre compte a été modifié, et les autres appareils ont été déconnectés.',
    },
    twoStepOn: {
      subject: 'La connexion en deux étapes est activée',
      body: 'La connexion à votre compte demande désormais aussi un code de votre application.',
    },
    twoStepOff: {
      subject: 'La connexion en deux étapes est désactivée',
      body: 'La connexion à votre compte ne demande désormais que le mot de passe.',
    },
    twoStepReset: {
      subject: 'Votre connexion en deux étapes a été réinitialisée',
      body: 'Notre service client a désactivé la deuxième étape de votre compte et vous a déconnecté partout. Connectez-vous avec votre mot de passe, puis configurez de nouveau la deuxième étape.',
    },
    recoveryCodes: {
      subject: 'Vous avez de nouveaux codes de récupération',
      body: 'De nouveaux codes de récupération ont été créés pour votre compte. Les précédents ne fonctionnent plus.',
    },
    recoveryCodeUsed: {
      subject: 'Connexion avec un code de récupération',
      body: 'Une connexion à votre compte a été faite avec l’un de vos codes de récupération. Ce code ne fonctionne plus.',
    },
    deleted: {
      subject: 'Votre compte a été supprimé',
      body: 'Votre compte et ce qui y était enregistré ont été supprimés. Vos réservations restent valables auprès des hôtels ; les liens contenus dans leurs e-mails permettent de les ouvrir.',
    },
    staffInvitation: {
      subject: 'Configurez votre accès à la gestion des réservations',
      body: 'Ce lien vous permet de choisir votre nom et un mot de passe, et de configurer une application d’authentification sur votre téléphone. Il est utilisable une seule fois, pendant trois jours.',
      button: 'Configurer mon accès',
      notYou:
        'Si vous n’attendiez pas cet e-mail, ignorez-le : tant que le lien n’est pas ouvert, il ne se passe rien.',
    },
  },
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
      'Vous pouvez lire et chercher sans JavaScript. Pour réserver, vous connecter, filtrer ou nous écrire, activez-le et rechargez la page.',
    needed: 'Cette page nécessite JavaScript : activez-le et rechargez la page.',
    notLoaded: 'Cette page n’a pas pu être entièrement chargée.',
    retry: firstTexts.failures.retry,
    notFound: 'Cette page n’existe pas.',
    home: 'Aller à la page d’accueil',
  },
  limited: {
    title: 'Un instant, s’il vous plaît',
    text: 'Trop de pages ont été ouvertes depuis votre connexion. Patientez {seconds, plural, one {# seconde} other {# secondes}}, puis réessayez.',
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
      freeUntil: 'Gratuite jusqu’au {deadline}',
      nonRefundable: 'Non remboursable',
    },
    cancellation: {
      title: 'Annulation',
      earlier: 'Votre réservation précédente',
      price: 'Prix du séjour',
      fee: 'Frais d’annulation',
      kept: 'Payé avec vos crédits',
      charged: 'Vous payez à l’hôtel',
      returned: 'Remboursé, ou n’est plus dû',
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
  priceDetails: bookingTexts.priceDetails,
  services: hotelTexts.services,
  stay: firstTexts.stay,
} as const satisfies Translation<ServerTexts>;
