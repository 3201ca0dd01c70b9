import type { BookingTexts } from '../en/bookingTexts.ts';
import type { Translation } from '../translation.ts';

/** The texts of the stay review, the checkout and the bookings, in French. */
export const bookingTexts = {
  booking: {
    pay: 'Payer {amount} par carte',
    /** The payments by card; `number` is the booking number, `day` a date such as 'Nov 3, 2026'. */
    receipt: 'Reçu {number}',
    paidOn: 'Payé le {day} par carte',
    paidByCard: 'Payé par carte',
    reservedOnCard: 'Bloqué sur votre carte',
    paidWith:
      'Payé le {day} par {brand, select, none {carte} other {{brand}}}, se terminant par {last4}',
    including: 'dont {tax}',
    refunding:
      '{amount} sont en cours de remboursement sur votre carte. La somme sera sur votre compte sous 5 à 10 jours.',
    refunded:
      '{amount} ont été remboursés le {day}. La somme sera sur votre compte sous 5 à 10 jours.',
    movedOn: '{amount} de ce montant paient la réservation qui remplace celle-ci.',
    bookAgain: 'Réserver à nouveau',
    changeDetails: 'Modifier mes coordonnées',
    refundFailed: 'Le remboursement de {amount} sur votre carte a échoué. Nous nous en occupons.',
    title: 'Votre réservation',
    brand: 'Stayfarer',
    number: 'Numéro de réservation',
    hotelReference: 'Référence de l’hôtel',
    addToCalendar: 'Ajouter au calendrier',
    print: 'Imprimer',
    seeRooms: 'Voir les chambres : {hotel}',
    similarHotels: 'Voir des hôtels similaires',
    howWasIt: 'Comment s’est passé votre séjour ?',
    tooManyTries: 'Trop de tentatives. Patientez une minute, puis réessayez.',

    stay: {
      picture: '{room}, {hotel}',
      hotel: 'Votre hôtel',
      hotelPage: 'Voir la page de l’hôtel',
      zone: 'Horaires de l’hôtel : {zone}.',
      room: 'Chambre',
      roomName: '{rooms, plural, one {{room}} other {# × {room}}}',
      lead: 'Client principal : {name}',
      meals: 'Repas',
      extras: 'Services supplémentaires',
      guests: 'Clients',
      requested: 'Demandes',
      service: '{service} : {choice}',
      onRequest: 'Sur demande : l’hôtel vous donnera sa réponse. Non compris dans le prix.',
    },

    price: {
      title: 'Prix',
      ofStay: 'Prix du séjour',
      willEarn: 'Cette réservation vous rapporte {amount} en OneKeyCash après votre séjour.',
      willEarnBy:
        'Cette réservation vous rapporte {amount} en OneKeyCash après votre séjour, le {day} au plus tard.',
      earned: 'Cette réservation vous a rapporté {amount} en OneKeyCash.',
      earnedNothing:
        'Pas encore de OneKeyCash : vous le recevrez dès que l’hôtel aura confirmé votre séjour.',
      paidBySite: 'Stayfarer paie à l’établissement :',
    },

    reach: {
      title: 'Se rendre à l’hôtel',
      noAddress: 'Adresse non disponible',
      coordinates: 'Coordonnées : {coordinates}',
      directions: 'Itinéraire',
    },

    record: {
      label: 'Historique',
      event: {
        pending: 'Réservation reçue',
        requested: 'Demande envoyée à l’hôtel',
        confirmed: 'Confirmée',
        declined: 'Réservation non aboutie',
        cancelled: 'Annulée',
        stayed: 'Séjour terminé',
        'no-show': 'Non-présentation signalée',
      },
      saveToAccount: '<link>Connectez-vous</link> pour garder cette réservation dans vos voyages.',
    },

    /** Above a booking that is shown from the device because the site does not respond. */
    saved: {
      asOf: 'Le site est injoignable. Voici votre réservation, telle qu’elle était le {time}.',
      resting: 'Elle pourra être modifiée ou annulée dès que la connexion sera rétablie.',
      keyless:
        'Voici votre réservation telle qu’elle était le {time}, enregistrée sur cet appareil. Pour la voir telle qu’elle est maintenant, ouvrez le lien dans votre e-mail.',
      restingKeyless: 'Pour la modifier ou l’annuler, ouvrez le lien dans votre e-mail.',
    },

    offline: {
      title: 'Vous êtes hors ligne',
      text: 'Vous êtes hors ligne. Vous pourrez de nouveau chercher, réserver et vous connecter à votre compte dès que le réseau sera rétabli. Votre saisie est conservée.',
      saved: 'Enregistré sur cet appareil :',
    },

    unreachable: {
      title: 'Le site est injoignable',
      text: 'Le site est injoignable. Vous pourrez de nouveau chercher, réserver et vous connecter à votre compte dès qu’il répondra ; nous continuons d’essayer. Le Wi-Fi d’un hôtel ou d’un aéroport demande parfois de s’y connecter d’abord.',
    },

    none: {
      notNow: 'Votre réservation ne peut pas être affichée pour le moment',
      unreachable:
        'Le site est injoignable. Votre réservation est inchangée : seule sa page ne peut pas être affichée.',
      title: 'Ce lien n’ouvre aucune réservation',
      reason:
        'Le lien est peut-être incomplet. Ouvrez-le de nouveau depuis votre e-mail, ou copiez-le en entier : la partie qui suit « key= » en fait partie. Avec votre numéro de réservation, nous vous renvoyons le lien.',
      keyless: 'Ouvrez votre réservation avec le lien dans votre e-mail',
      home: 'Aller à la page d’accueil',
    },

    standing: {
      title: 'Vous avez déjà réservé ce séjour',
      note: 'Si vous continuez, vous le réservez une fois de plus.',
      unpaid: 'Rien n’est réservé tant que vous n’avez pas payé.',
      open: 'Ouvrir la réservation {number}',
    },
  },
  bookingSteps: {
    label: 'Étapes de la réservation',
    details: 'Coordonnées',
    pay: 'Paiement',
    confirmed: 'Confirmée',
    done: 'terminé',
  },
  bookingCancellation: {
    title: 'Annulation',
    onceConfirmed: 'Après confirmation de l’hôtel : {terms}',
    free: '{what, select, request {Vous pouvez retirer la demande sans frais.} other {L’annulation est actuellement gratuite.}}',
    costs: 'Les frais d’annulation s’élèvent actuellement à {fee}.',
    cancel: '{what, select, request {Retirer la demande} other {Annuler la réservation}}',
    question:
      '{what, select, request {Retirer cette demande ?} other {Annuler cette réservation ?}}',
    yes: '{what, select, request {Oui, la retirer} other {Oui, annuler}}',
    cancelling: '{what, select, request {Retrait…} other {Annulation…}}',
    keep: '{what, select, request {Garder la demande} other {Garder la réservation}}',

    fee: 'Frais d’annulation',
    paidWithCredits: 'Payé avec vos crédits',
    returned: 'Remboursement',
    rewardsBack: 'OneKeyCash restitué',
    promotion: 'Promotion {code}',
    usableAgain: 'de nouveau utilisable',

    notCancelled: {
      bookingChanged:
        'La réservation a changé entre-temps. Consultez-la avant de confirmer de nouveau.',
      feeChanged: 'Les frais ont changé. Consultez-les avant de confirmer de nouveau.',
      noAnswer:
        'Aucune réponse n’est arrivée. Réessayez : une réservation n’est annulée qu’une seule fois.',
      refused: 'L’hôtel n’accepte plus l’annulation de cette réservation.',
    },
  },
  bookingChange: {
    link: 'Modifier les dates ou les voyageurs',
    addExtras: 'Ajouter des services',
    open: 'Ouvrir la réservation {number}, {days}',

    replaces: {
      cancelled:
        'Cette réservation remplace la réservation {number}, qui est annulée {cost, select, free {sans frais} other {moyennant des frais de {fee}}}.',
      cancelling:
        'Cette réservation remplace la réservation {number}, en cours d’annulation, {cost, select, free {sans frais} other {moyennant des frais de {fee} au maximum}}. Si l’hôtel n’accepte pas l’annulation, vous recevrez un e-mail.',
      over: 'Cette réservation devait remplacer la réservation {number}, qui est terminée.',
      waiting:
        'Cette réservation doit remplacer la réservation {number}, qui reste valable tant que l’hôtel n’a pas confirmé celle-ci. Ce n’est qu’ensuite que l’autre sera annulée, {cost, select, free {sans frais} other {moyennant des frais de {fee} au maximum}}.',
      bothStand:
        'Cette réservation devait remplacer la réservation {number}, mais l’hôtel n’a pas annulé cette dernière : les deux sont valables. Ouvrez l’ancienne pour l’annuler, ou contactez l’hôtel.',
      asItWas: 'Votre réservation {number} reste inchangée.',
    },
    replacedBy: {
      changed: 'Vous avez remplacé cette réservation par la réservation {number}.',
      asked:
        'Vous avez demandé à remplacer cette réservation par la réservation {number}. Celle d’origine reste valable tant que l’hôtel n’a pas confirmé la nouvelle.',
      bothStand:
        'Vous avez remplacé cette réservation par la réservation {number}, mais l’hôtel n’a pas annulé l’ancienne : les deux sont valables. Annulez l’ancienne ci-dessous, ou contactez l’hôtel.',
    },

    note: {
      title: 'Vous modifiez la réservation {number}',
      booked:
        '{days}, {guests}, {rooms} : {room}. Elle reste valable jusqu’à la confirmation de la nouvelle réservation.',
      keep: 'Ne rien changer',
      impossible: 'La réservation {number} ne peut pas être modifiée',
      status: '{title}.',
      openYours: 'Ouvrir votre réservation',
      notLoaded: 'La réservation que vous modifiez n’a pas pu être chargée',
      asItWas: 'Elle est inchangée.',
      noKey: 'Ouvrez votre réservation pour la modifier',
      noKeyReason:
        'Cette adresse n’ouvre pas la réservation. Ouvrez son lien depuis votre e-mail, puis choisissez « {link} ».',
    },

    summary: {
      title: 'Ce qui change',
      booked: 'Réservé',
      new: 'Nouveau',
      rooms: 'Chambres',
      difference: 'Différence de prix',
      inAll: 'Vous payez en tout : nouveau prix et frais',
      byCard: 'Débité de votre carte maintenant',
      back: 'De retour sur votre carte 5 à 10 jours après la confirmation de la nouvelle réservation{fee, select, yes {, frais déduits} other {}}',
      free: 'L’annulation de la réservation {number} est actuellement gratuite : vous ne payez que le nouveau prix.',
      fee: 'Ces frais sont ceux d’une annulation immédiate de la réservation {number}.',
      credits:
        'Les crédits ne peuvent pas servir pour la nouvelle réservation : ceux de la précédente ne sont restitués qu’à son annulation.',
    },

    review: {
      who: 'Au nom de {names}. Le contact, {email}, et vos demandes à l’hôtel restent inchangés.',
      change: 'Modifier ma réservation',
      request: 'Envoyer la demande de modification',
      changing: 'Modification…',
      same: 'Rien n’est modifié pour l’instant.',
      cancellation: 'Nouvelle réservation : {terms}',
      covered:
        'Rien n’est débité maintenant : ce que vous avez payé par carte sert à régler le nouveau séjour.',
      coveredAndBack:
        'Rien n’est débité maintenant : ce que vous avez payé par carte sert à régler le nouveau séjour. Dès que l’hôtel l’a confirmé, {amount} vous sont remboursés sur votre carte.',
      backNext:
        '{amount} vous sont remboursés sur votre carte dès que la nouvelle réservation est confirmée.',
      stands:
        'La réservation {number} reste valable jusqu’à ce que l’hôtel confirme la nouvelle. Elle est alors annulée {cost, select, free {sans frais} other {moyennant des frais de {fee}}}.',
      acceptChange: 'Pour continuer, acceptez la modification en haut de cette page.',
    },
  },
  paidByCard: {
    kept: 'Retenu sur votre paiement par carte',
    fee: 'Les frais d’annulation s’élèvent à {fee}. {kept, select, none {Rien n’est retenu} other {{own} sont retenus}} sur ce que vous avez payé par carte{more, select, yes {, et vous payez {rest} à l’hôtel} other {}}.',
    back: '{when, select, now {{amount} de ce que vous avez payé par carte pour la réservation précédente sont en cours de remboursement sur votre carte. La somme sera sur votre compte sous 5 à 10 jours} other {Dès que la réservation précédente est annulée, {amount} de ce que vous avez payé par carte pour elle vous sont remboursés sur votre carte. La somme sera sur votre compte 5 à 10 jours plus tard}}{both, select, yes { ; d’ici là, les deux montants peuvent figurer sur votre carte} other {}}.',
  },
  bookingStatus: {
    cancelling: {
      title: 'Votre réservation est en cours d’annulation',
      next: 'L’hôtel n’a pas encore répondu. Sa réponse s’affichera ici dès son arrivée{knows, select, address { et vous sera envoyée à {email}} none {} other { et vous sera envoyée par e-mail}}.',
    },
    pending: {
      title: 'Votre réservation est en cours de confirmation',
      next: 'L’hôtel n’a pas encore répondu. Vous n’avez rien à faire, et ne réservez pas une seconde fois : sa réponse s’affichera ici dès son arrivée{knows, select, address { et vous sera envoyée à {email}} none {} other { et vous sera envoyée par e-mail}}.',
    },
    unpaid: {
      title: 'Votre séjour n’est pas encore payé',
      next: 'Rien n’est réservé tant que vous n’avez pas payé. Payez avant le {deadline}, sur la page de notre prestataire de paiement ; nous ne voyons jamais votre carte.',
    },
    lookedUp: {
      title: 'Nous vérifions votre paiement',
      next: 'Notre prestataire de paiement n’a pas encore répondu. Si vous avez payé, vous n’avez rien à faire : cette page se met à jour d’elle-même. Sinon, payez avant le {deadline}.',
    },
    paying: {
      title: 'Votre réservation est en cours de confirmation',
      next: 'La somme est bloquée sur votre carte. Elle n’est débitée que lorsque l’hôtel a confirmé. Vous n’avez rien à faire, et ne réservez pas une seconde fois.',
    },
    clarifying: {
      title: 'Nous vérifions votre réservation',
      pending:
        'La réponse de l’hôtel ne correspond pas à ce que vous avez réservé. Notre service des réservations vérifie avec l’hôtel. Vous n’avez rien à faire, et ne réservez pas une seconde fois : le résultat s’affichera ici{knows, select, address { et vous sera envoyé à {email}} none {} other { et vous sera envoyé par e-mail}}.',
      confirmed:
        'Ce que l’hôtel a maintenant enregistré ne correspond pas à ce que vous avez réservé. Notre service des réservations vérifie avec l’hôtel.',
    },
    requested: {
      title: 'Votre demande a été transmise à l’hôtel',
      next: 'Pour ce tarif, l’hôtel confirme lui-même la réservation. Sa réponse s’affichera ici{knows, select, address { et vous sera envoyée à {email}} none {} other { et vous sera envoyée par e-mail}}. D’ici là, votre séjour n’est pas réservé.',
      reserved:
        '{amount} sont bloqués sur votre carte. Ils ne sont débités que si l’hôtel confirme.',
      answerBy:
        'L’hôtel a jusqu’au {deadline} pour répondre. Sans réponse, votre demande prend fin d’elle-même et rien n’est réservé.',
    },
    payAgain: {
      title: 'Veuillez payer à nouveau',
      lapsed:
        'Votre banque ne bloque un montant que quelques jours. Ce délai est écoulé, et rien n’a été débité.',
      accepted: 'L’hôtel a confirmé votre séjour.',
      next: 'Payez avant le {deadline} : sinon votre demande prend fin, rien n’est réservé et rien n’est débité.',
    },
    accepted: {
      title: 'L’hôtel a confirmé votre séjour',
      next: 'Votre paiement est en cours. Vous n’avez rien à faire : votre réservation sera confirmée dans un instant.',
    },
    confirmed: {
      title: 'Votre réservation est confirmée',
      titleOfPaid: 'Votre réservation est confirmée et payée',
      atProperty: 'Reste à payer à l’hôtel : {amount}.',
      next: 'Présentez cette page, à l’écran ou imprimée, à votre arrivée.{knows, select, address { La confirmation est envoyée à {email}.} none {} other { La confirmation est envoyée par e-mail.}}',
    },
    declined: {
      title: 'Votre séjour n’est pas réservé',
      titleOfChange: 'Votre réservation n’a pas été modifiée',
      because: {
        'price-changed': 'Le prix de la chambre a changé avant la réservation.',
        gone: 'La chambre n’était plus disponible.',
        rejected: 'L’hôtel n’a pas accepté la réservation.',
        'not-combinable': 'L’hôtel n’accepte pas ces chambres dans une même réservation.',
        desk: 'L’hôtel a refusé la demande.',
        traveller: 'La réservation a été retirée.',
        expired: 'L’hôtel n’a pas répondu avant le jour de l’arrivée.',
        'not-paid': 'Le séjour n’a pas été payé.',
        'not-chargeable': 'Ce montant ne peut pas être payé par carte ici.',
        unanswered: 'L’hôtel n’a pas répondu à temps.',
      },
      notCharged: 'Votre carte n’a pas été débitée.',
      nothingBooked: 'Rien n’est réservé et vous ne devez rien.',
      nothingMore: 'Rien de plus n’est réservé.',
      creditsBack: 'Les crédits que vous aviez utilisés vous ont été restitués.',
    },
    cancelled: {
      title: 'Votre réservation est annulée',
      titleOfChanged: 'Votre réservation a été modifiée',
      titleOfRequest: 'Votre demande est retirée',
      byHotel: 'L’hôtel l’a annulée.',
      byChange: 'Cette réservation est annulée : la nouvelle la remplace.',
      byTraveler: 'L’hôtel ne vous attend plus.',
      asAsked:
        'Vous avez demandé cette annulation à notre service des réservations. L’hôtel ne vous attend plus.',
      bySite: 'Nous sommes désolés : nous avons dû l’annuler.',
      feeReported:
        'L’hôtel signale des frais que vous n’avez pas acceptés ; notre service des réservations vérifie.',
      feeAccepted: 'Les frais acceptés s’élèvent à {fee}.',
      feeDiffers:
        'La réponse de l’hôtel est différente ; notre service des réservations vérifie les frais.',
      free: 'Il n’y a pas de frais d’annulation.',
      paidByCredits: 'Les frais d’annulation s’élèvent à {fee} ; vos crédits les couvrent.',
      paidToHotel: 'Les frais d’annulation s’élèvent à {fee}. Vous les payez à l’hôtel.',
      shared:
        'Les frais d’annulation s’élèvent à {fee}. Vous en payez {own} à l’hôtel, et vos crédits couvrent le reste.',
    },
    stayed: {
      title: 'Votre séjour : {hotel}',
      next: 'Ce séjour est terminé. Nous espérons qu’il vous a plu.',
    },
    'no-show': {
      title: 'L’hôtel a signalé une non-présentation',
      next: '{hotel} indique que personne ne s’est présenté, et applique ses propres conditions. Si vous avez bien séjourné, contactez l’hôtel pour qu’il corrige son signalement.',
    },
  },
  checkout: {
    title: 'Finalisez votre réservation',
    back: 'Retour à la sélection',
    guests: 'Informations sur les clients',
    acceptChange: 'Pour réserver, acceptez la modification en haut de cette page.',
    nonRefundable:
      'Non remboursable : en cas d’annulation, vous payez le prix entier, sans les taxes locales dues sur place.',
    starsAndPlace: '{stars}, {place}',

    bookNow: {
      label: 'Réserver maintenant',
      binding: 'Réserver avec obligation de paiement',
      cardNext:
        'Ensuite, vous payez {amount} par carte{rest, select, none {} other {, plus {rest} sur place}}.',
      freeUntil: 'Annulation gratuite jusqu’au {deadline}',
      onRequest: 'Envoyer la demande',
      sending: 'Réservation…',
      isSending: 'Votre réservation est en cours d’envoi. Cela peut prendre quelques secondes.',
      offline:
        'Vous êtes hors ligne : rien n’est envoyé. Vous pourrez continuer dès que le réseau sera rétabli ; votre saisie est conservée.',
      atOnce: 'L’hôtel confirme immédiatement.',
      byMail: 'Votre demande vous oblige à payer dès que l’hôtel l’a confirmée.',
      answer: 'Vous recevrez la réponse de l’hôtel par e-mail.',
    },

    terms: 'Bon à savoir avant de réserver',

    arrival: {
      label: 'J’arrive vers',
      late: 'Après minuit',
    },

    services: {
      title: 'Services supplémentaires',
      meals: 'Ajouter des repas',
      note: 'Nous demanderons les services supplémentaires et vous préviendrons dès leur confirmation.',
      onRequest: 'Sur demande',
    },

    agent: {
      title: 'Prix client et commission',
      clientPrice: 'Prix client',
      commission: 'Commission',
      noCommission: 'Aucune commission',
      earned: '{percent, number} % {amount}',
    },

    notBooked: {
      bookedAlready: {
        title: 'Vous avez déjà une réservation : {hotel}, {days}',
        reason:
          'La réservation porte le numéro {number}. Rien de plus n’est réservé, sauf si vous le demandez.',
        elsewhere:
          'Vous l’avez faite dans un autre onglet de ce navigateur, sous le numéro {number}. Rien de plus n’est réservé, sauf si vous le demandez.',
      },
      openThat: 'Ouvrir cette réservation',
      onceMore: 'Réserver quand même',
      rewards: 'OneKeyCash n’a pas pu être utilisé',
      promotion: 'Votre code promo n’a pas pu être utilisé',
      'signed-out': {
        title: 'Votre session a pris fin',
        reason:
          'Rien n’a été réservé, et vos informations sont toujours là. Connectez-vous pour réserver avec votre compte, ou choisissez à nouveau « {bookNow} » pour réserver sans compte, au prix affiché maintenant.',
      },
      'key-reused': {
        title: 'Cette réservation a déjà été envoyée avec d’autres informations',
        reason:
          'Elle a peut-être été effectuée dans un autre onglet : cherchez d’abord l’e-mail correspondant. « {bookNow} » crée une seconde réservation.',
      },
      'not-paid': {
        title: 'Le paiement n’est pas possible pour le moment',
        reason:
          'Rien n’a été réservé ni débité. Votre saisie est conservée : cliquez de nouveau sur « {bookNow} » dans un moment.',
      },
      'not-chargeable': {
        title: 'Ce prix ne peut pas être payé par carte ici',
        reason:
          'Rien n’a été réservé ni débité. Choisissez un autre tarif, ou réservez auprès de l’hôtel.',
      },
      'fee-changed': {
        title: 'L’annulation de votre réservation précédente coûte désormais plus cher',
        reason: 'Rien n’a été modifié. Consultez les nouveaux frais avant de confirmer de nouveau.',
      },
      'not-changeable': {
        title: 'Votre réservation ne peut plus être modifiée',
        reason: 'Rien n’a été modifié. Sa page indique où elle en est.',
      },
      'price-changed': {
        title: 'Le prix de cette chambre a changé',
        reason: 'Rien n’est réservé. Rechargez la page pour voir le nouveau prix.',
      },
      rejected: {
        title: 'L’hôtel n’a pas accepté cette réservation',
        reason: 'Rien n’est réservé. Vérifiez les informations, ou choisissez une autre chambre.',
      },
      'not-combinable': {
        title: 'Cet hôtel ne prend pas ces chambres en une seule réservation',
        reason:
          'Rien n’est réservé ni débité. Réservez les chambres une par une, ou choisissez des chambres d’un seul type.',
      },
      paused: {
        title: 'Les réservations sont suspendues pour le moment',
        reason: 'Rien n’est réservé. Vos saisies restent ici : réessayez un peu plus tard.',
      },
      invalid: {
        title: 'Cette réservation n’a pas été acceptée',
        reason: 'Rien n’est réservé. Vérifiez les informations, puis réessayez.',
      },
    },

    unknownOutcome: {
      title: 'Nous ne savons pas encore si votre réservation est effectuée',
      stillUnknown: 'Toujours aucune réponse',
      reason:
        'Aucune réponse à votre réservation n’est arrivée. Réessayez : si elle a été effectuée, vous y accéderez ; sinon, elle le sera maintenant. Elle n’est jamais effectuée deux fois.',
      tooManyTries:
        'Trop de tentatives. Patientez une minute, puis réessayez : ce qui est déjà réservé ne l’est jamais deux fois.',
      trying: 'Nouvel essai…',
    },

    sample: {
      hotel: 'Riad Atlas Garden',
      place: 'Marrakech, Maroc',
      room: 'Chambre double standard, vue sur le patio',
      cancellation: 'Annulation gratuite avant le {day}',
      from: 'à partir de 14:00',
      until: 'jusqu’à 12:00',
      cityTax: 'Taxe de séjour',
      taxNote: 'TVA non applicable',
      guestsNames: 'Noms des clients',
      promoCode: 'Code promo',
      payWithPoints: 'Payer avec des points',
      pointsToSpend: 'Points à utiliser',
      points: '{points, plural, one {# point} other {# points}}',
    },
  },
  problems: {
    promotion: {
      unknown: 'Le code promo {code} n’existe pas.',
      'unknown-to-account': 'Le code promo {code} n’existe pas pour ce compte.',
      'not-yet': '{code} est utilisable à partir du {day}.',
      ended: '{code} a expiré.',
      'ended-on': '{code} était utilisable jusqu’au {day}.',
      'used-up': '{code} a atteint son nombre maximal d’utilisations.',
      'already-used': 'Vous avez utilisé {code} autant de fois que possible.',
      'signed-out': 'Pour utiliser {code}, connectez-vous avec une adresse e-mail confirmée.',
      amount: 'Le montant de la réduction {code} a changé.',
      'other-currency': '{code} est valable pour les prix en {currency}, pas en {wanted}.',
    },

    rewards: {
      off: 'OneKeyCash ne peut pas être utilisé pour le moment.',
      'signed-out': 'Connectez-vous pour utiliser OneKeyCash.',
      amount: 'Le montant en OneKeyCash dépasse le prix.',
      minimum:
        'Avant votre premier séjour, OneKeyCash n’est utilisable que pour les réservations d’au moins {minimum}.',
      balance: 'Vous n’avez pas autant de OneKeyCash.',
      refused: 'OneKeyCash ne peut pas être utilisé pour cette réservation.',
    },

    creditNotUsed:
      '{reason} Rien n’a été réservé. Vérifiez le nouveau prix, puis appuyez de nouveau sur « {bookNow} ».',

    field: {
      required: 'Remplissez ce champ.',
      'too-short': 'Trop court : au moins {min, plural, one {# caractère} other {# caractères}}.',
      'too-long': 'Trop long : au plus {max, plural, one {# caractère} other {# caractères}}.',
      'one-line': 'Écrivez sur une seule ligne.',
      'control-characters':
        'Un des caractères ne peut pas être utilisé. Saisissez de nouveau le texte.',
      unchanged: 'C’est déjà l’adresse de votre compte.',
      invalid: 'Cette saisie n’est pas acceptée. Vérifiez-la, puis réessayez.',
    },
  },
  credits: {
    rewards: {
      title: 'Votre OneKeyCash',
      signIn: 'Connectez-vous pour utiliser OneKeyCash',
      earn: 'En vous connectant, vous gagnez aussi {amount} en OneKeyCash avec cette réservation.',
      none: 'Vous n’avez pas de OneKeyCash en {currency} à utiliser pour ce séjour.',
      belowMinimum:
        'Vous avez {balance} en OneKeyCash. Avant votre premier séjour, il n’est utilisable que pour les réservations d’au moins {minimum}.',
      balance: 'Vous avez un crédit OneKeyCash de {amount} à utiliser pour ce séjour.',
      apply: 'Utiliser mes {amount} en OneKeyCash',
      value: 'Montant OneKeyCash',
      charged: 'Rien ne vous sera débité aujourd’hui. Pour ce séjour, vous payez {amount}.',
      error: {
        notAnAmount: 'Saisissez un montant, par exemple {example}. Rien n’est déduit.',
        overBalance: 'Vous avez {amount}. Saisissez ce montant au maximum ; rien n’est déduit.',
        overPrice: 'Le prix est de {amount}. Saisissez ce montant au maximum ; rien n’est déduit.',
      },
    },
    promotion: {
      title: 'Utiliser un bon de réduction, un crédit ou un code promo',
      label: 'Code promo',
      apply: 'Appliquer',
      hint: 'Appliquez-le pour voir le nouveau prix.',
      applied: 'Promotion {code} : {amount} de réduction',
      remove: 'Retirer',
      removeLabel: 'Retirer le code promo',
      signIn: 'Connectez-vous pour utiliser ce code',
      error: {
        empty: 'Saisissez un code promo.',
        form: 'Un code promo compte de 3 à 40 lettres, chiffres et traits d’union.',
        refused: 'Ce code promo ne peut pas être utilisé.',
        tooMany: 'Trop de tentatives. Patientez quelques minutes, puis réessayez.',
        notChecked: 'Le code n’a pas pu être vérifié. Réessayez.',
      },
    },
  },
  precheckout: {
    card: {
      credit: 'Recevez un crédit de {amount} sur votre relevé',
      rewards: '+ {amount} en OneKeyCash*',
      fee: 'Sans cotisation annuelle',
      start: 'Commencer',
      terms:
        '* Pour les nouveaux titulaires de la carte, après le premier achat. Soumis à conditions.',
    },
    title: 'Vérifiez votre réservation',
    changeTitle: 'Vérifiez votre modification',
    proceed: 'Poursuivre',
    payNow: 'Payer maintenant',
    requests: 'Demandes particulières ou d’accessibilité (facultatif)',
    requestsLabel: 'Vos demandes à l’établissement',
    coupon: 'Utiliser un bon de réduction, un crédit ou un code promo',
    urgency: 'Vous avez bon goût ! Réservez maintenant, avant que quelqu’un d’autre n’en profite !',
    currency: 'Les prix sont en {currency} ({code}).',
    currencyAtProperty:
      'Les prix sont en {currency} ({code}). Ce que vous payez sur place est facturé dans la devise de l’établissement ; ce montant peut donc varier selon le taux de change du jour du paiement.',
    checkingIn: {
      title: 'Qui séjournera ?',
      traveler: 'Nom du voyageur',
      someoneElse: 'Une autre personne',
      firstName: 'Prénom',
      lastName: 'Nom',
      mobile: 'Numéro de téléphone portable',
      textAlerts: 'Recevoir des SMS sur ce voyage. Votre opérateur peut facturer des frais.',
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
      payableAtProperty: 'À payer sur place',
      firstName: 'Client',
      lastName: 'Voyageur',
      name: '{firstName} {lastName}',
    },
  },
} as const satisfies Translation<BookingTexts>;
