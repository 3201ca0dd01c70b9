import type { BookingTexts } from '../en/bookingTexts.ts';
import type { Translation } from '../translation.ts';

/** What booking, bookings and accounts say, in French. */
export const bookingTexts = {
  account: {
    title: 'Compte',
    sections: {
      profile: 'Profil',
      security: 'Sécurité',
      rewards: 'OneKeyCash',
      travelers: 'Voyageurs',
      privacy: 'Confidentialité',
    },
    signOut: 'Se déconnecter',
    login: 'Se connecter',
    signInToSee: {
      account: 'Connectez-vous pour voir votre compte.',
      trips: 'Connectez-vous pour voir vos voyages.',
    },
    fields: {
      name: 'Nom complet',
      email: 'Adresse e-mail',
      password: 'Mot de passe',
      currentPassword: 'Mot de passe actuel',
      newPassword: 'Nouveau mot de passe',
      confirmPassword: 'Confirmez le mot de passe',
      passwordHint:
        'Au moins {minimum, number} caractères. Quelques mots que vous seul penseriez à associer font un bon mot de passe.',
    },
    strength: {
      short: 'Niveau de sécurité : trop court',
      common: 'Niveau de sécurité : trop courant',
      personal: 'Niveau de sécurité : trop personnel',
      weak: 'Niveau de sécurité : faible',
      fair: 'Niveau de sécurité : moyen',
      strong: 'Niveau de sécurité : élevé',
    },
    errors: {
      email: 'Saisissez une adresse e-mail, par exemple nom@example.com.',
      name: 'Saisissez votre nom.',
      password: 'Saisissez votre mot de passe.',
      passwordShort: 'Utilisez au moins {minimum, number} caractères.',
      passwordCommon:
        'Ce mot de passe est l’un des premiers à être essayés. Choisissez-en un autre.',
      passwordPersonal: 'N’utilisez pas seulement votre nom ou votre adresse.',
      passwordsDiffer: 'Les deux mots de passe ne sont pas identiques.',
      code: 'Saisissez le code.',
      bookingNumber:
        'Saisissez les 8 lettres et chiffres du numéro de réservation, par exemple K7M4-QX9C.',
      firstName: 'Saisissez un prénom.',
      lastName: 'Saisissez un nom.',
      phone:
        'Saisissez un numéro de téléphone avec l’indicatif du pays, par exemple +92 300 1234567.',
      wrongCredentials:
        'L’adresse e-mail ou le mot de passe est incorrect. Si vous n’avez pas encore confirmé votre adresse, recherchez notre e-mail contenant le lien.',
      wrongPassword: 'Ce n’est pas votre mot de passe.',
      wrongCode:
        'Ce code est incorrect. Les codes de l’application changent toutes les 30 secondes.',
      linkExpired: 'Ce lien a expiré ou a déjà été utilisé.',
      signInAgain: 'Le délai est dépassé. Connectez-vous de nouveau.',
      signedOut: 'Votre session n’est plus active. Connectez-vous de nouveau.',
      tooManyAttempts: 'Trop de tentatives. Réessayez dans quelques minutes.',
      notDone: 'L’opération a échoué. Vérifiez votre connexion et réessayez.',
      signedOutHere:
        'Vous êtes déconnecté sur cet appareil. La session elle-même n’a pas encore pu être fermée : elle le sera dans quelques minutes.',
      notSignedOut: 'La déconnexion a échoué. Vérifiez votre connexion et réessayez.',
    },
    mailSent: {
      heading: 'Consultez vos e-mails',
      notThere:
        'Vous n’avez rien reçu ? Regardez dans les courriers indésirables, ou réessayez dans une minute.',
    },
  },
  accountSettings: {
    name: {
      heading: 'Nom',
      save: 'Enregistrer le nom',
      saved: 'Enregistré.',
    },
    email: {
      heading: 'Adresse e-mail',
      field: 'Nouvelle adresse e-mail',
      change: 'Modifier l’adresse',
      sent: 'Ouvrez le lien de l’e-mail envoyé à <ltr>{newEmail}</ltr>. D’ici là, l’adresse reste <ltr>{email}</ltr>.',
    },
    password: {
      heading: 'Mot de passe',
      change: 'Modifier le mot de passe',
      changed: 'Votre mot de passe a été modifié, et les autres appareils ont été déconnectés.',
    },
    twoStep: {
      heading: 'Connexion en deux étapes',
      on: 'Elle est activée : la connexion demande votre mot de passe et un code de votre application.',
      off: 'Elle est désactivée : la connexion ne demande que votre mot de passe.',
      turnOn: 'Activer',
      turnOff: 'Désactiver',
      scan: '1. Scannez ce code avec votre application d’authentification :',
      qrCode: 'La clé sous forme de code QR',
      typeKey: 'Ou saisissez-y cette clé : <secret>{key}</secret>',
      openApp: 'Ouvrir l’application sur cet appareil',
      keepCodes:
        '2. Conservez ces codes de récupération. Chacun sert une seule fois, quand vous n’avez pas votre application sous la main :',
      code: '3. Code de votre application',
    },
    recoveryCodes: {
      renew: 'Nouveaux codes de récupération',
      warning: 'Vos codes actuels ne fonctionneront plus.',
      make: 'Créer de nouveaux codes de récupération',
      made: 'Voici vos nouveaux codes de récupération. Les précédents ne fonctionnent plus.',
    },
    rewards: {
      heading: 'OneKeyCash',
      none: 'Vous n’avez pas de OneKeyCash pour le moment.',
      belowZero:
        'Le solde est négatif, car vous aviez déjà utilisé ce qui a été repris. Il remontera avec vos prochains gains.',
      minimum:
        'Avant votre premier séjour, utilisable uniquement pour les réservations d’au moins {amount}.',
      rules:
        'Un séjour rapporte 2 % du prix de la chambre dès que l’hôtel confirme qu’il a eu lieu. S’il ne le confirme pas, le crédit arrive plus tard et dans la limite d’un plafond mensuel : la date figure sur la page de la réservation. Utilisez-le lors d’une réservation.',
      history: 'Historique',
      change: {
        welcome: 'Crédit de bienvenue',
        earned: 'Gagné grâce à un séjour',
        revoked: 'Repris : l’hôtel a signalé que le séjour n’a pas eu lieu',
        spent: 'Utilisé pour une réservation',
        returned: 'Restitué après une réservation annulée ou refusée',
        given: 'Ajouté par notre service client',
        taken: 'Corrigé par notre service client',
      },
    },
    travellers: {
      heading: 'Voyageurs enregistrés',
      none: 'Enregistrez les voyageurs pour les choisir lors d’une réservation.',
      add: 'Ajouter un voyageur',
      change: 'Modifier',
      changeNamed: 'Modifier {name}',
      remove: 'Supprimer',
      removeNamed: 'Supprimer {name}',
      citizenshipAndPhone: '{citizenship}, <ltr>{phone}</ltr>',
      firstName: 'Prénom',
      lastName: 'Nom',
      citizenship: 'Nationalité',
      phone: 'Numéro de téléphone portable',
      save: 'Enregistrer le voyageur',
      cancel: 'Annuler',
    },
    sessions: {
      heading: 'Appareils connectés',
      thisDevice: '{device} (cet appareil)',
      since: 'depuis le {time}, adresse <ltr>{address}</ltr>',
      signOut: 'Déconnecter {device}',
      signOutEverywhere: 'Se déconnecter partout',
    },
    data: {
      heading: 'Vos données',
      text: 'Un fichier avec tout ce que nous conservons à votre sujet : compte, voyages, avis, OneKeyCash, voyageurs, favoris et newsletter.',
      download: 'Télécharger mes données',
    },
    deletion: {
      heading: 'Supprimer le compte',
      warning:
        'Cette action est irréversible. Vos réservations restent valables auprès des hôtels, et les liens des e-mails permettent de les ouvrir ; pour en annuler une, faites-le avant. Vos avis restent publiés, sans votre nom. Votre OneKeyCash est perdu.',
      delete: 'Supprimer mon compte',
      deleted: 'Votre compte a été supprimé.',
    },
  },
  booking: {
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
      roomName: '{rooms, plural, one {{room}} other {# chambres : {room}}}',
      meals: 'Repas',
      guests: 'Clients',
      requested: 'Demandes',
      service: '{service} : {choice}',
      onRequest: 'Sur demande : l’hôtel vous donnera sa réponse. Non compris dans le prix.',
    },

    price: {
      title: 'Prix',
      ofStay: 'Prix du séjour',
      willEarn:
        'Cette réservation vous rapportera {amount} en OneKeyCash dès que l’hôtel aura confirmé que votre séjour a eu lieu.',
      willEarnBy:
        'Cette réservation vous rapportera {amount} en OneKeyCash dès que l’hôtel aura confirmé que votre séjour a eu lieu ou, à défaut, jusqu’à ce montant le {day}.',
      earned: 'Cette réservation vous a rapporté {amount} en OneKeyCash.',
      earnedNothing:
        'Ce séjour n’a pas rapporté de OneKeyCash : il en rapportera dès que l’hôtel aura confirmé qu’il a eu lieu.',
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
        pending: 'Réservation envoyée à l’hôtel',
        requested: 'Demande envoyée à l’hôtel',
        confirmed: 'Confirmée',
        declined: 'Réservation non aboutie',
        cancelled: 'Annulée',
        stayed: 'Séjour terminé',
        'no-show': 'Non-présentation signalée',
      },
      saveToAccount:
        '<link>Enregistrer dans mon compte</link> : connectez-vous ou inscrivez-vous avec {email}, et la réservation figurera parmi vos voyages.',
    },

    /** Above a booking that is shown from the device, because the site does not respond. */
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
      open: 'Ouvrir la réservation {number}',
    },
  },
  bookingCancellation: {
    title: 'Annulation',
    onceConfirmed: 'Après confirmation de l’hôtel : {terms}',
    free: 'L’annulation est actuellement gratuite.',
    costs: 'L’annulation coûte actuellement {fee}.',
    cancel: 'Annuler la réservation',
    question: 'Annuler cette réservation ?',
    yes: 'Oui, annuler',
    cancelling: 'Annulation…',
    keep: 'Garder la réservation',

    fee: 'Frais d’annulation',
    paidWithCredits: 'Payé avec vos crédits',
    returned: 'Remboursé, ou n’est plus dû',
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
      cancellation: 'Nouvelle réservation : {terms}.',
      instant:
        'La nouvelle réservation est d’abord effectuée. Dès que l’hôtel l’a confirmée, la réservation {number} est annulée {cost, select, free {sans frais} other {moyennant des frais de {fee}}}. Si elle ne peut pas être effectuée, la réservation {number} reste inchangée.',
      onRequest:
        'La nouvelle réservation est d’abord demandée à l’hôtel. Dès que l’hôtel l’a confirmée, la réservation {number} est annulée {cost, select, free {sans frais} other {moyennant des frais de {fee}}}. Si elle ne peut pas être effectuée, la réservation {number} reste inchangée.',
      acceptChange: 'Pour continuer, acceptez la modification en haut de cette page.',
    },
  },
  bookingStatus: {
    cancelling: {
      title: 'Votre réservation est en cours d’annulation',
      next: 'L’hôtel n’a pas encore répondu. Sa réponse s’affichera ici dès son arrivée et vous sera envoyée {knows, select, address {à {email}} other {par e-mail}}.',
    },
    pending: {
      title: 'Votre réservation est en cours de confirmation',
      next: 'L’hôtel n’a pas encore répondu. Vous n’avez rien à faire, et ne réservez pas une seconde fois : sa réponse s’affichera ici dès son arrivée et vous sera envoyée {knows, select, address {à {email}} other {par e-mail}}.',
    },
    clarifying: {
      title: 'Nous vérifions votre réservation',
      pending:
        'La réponse de l’hôtel ne correspond pas à ce que vous avez réservé. Notre service des réservations vérifie avec l’hôtel. Vous n’avez rien à faire, et ne réservez pas une seconde fois : le résultat s’affichera ici et vous sera envoyé {knows, select, address {à {email}} other {par e-mail}}.',
      confirmed:
        'Ce que l’hôtel a maintenant enregistré ne correspond pas à ce que vous avez réservé. Notre service des réservations vérifie avec l’hôtel.',
    },
    requested: {
      title: 'Votre demande a été transmise à l’hôtel',
      next: 'Pour ce tarif, l’hôtel confirme lui-même la réservation. Sa réponse s’affichera ici et vous sera envoyée {knows, select, address {à {email}} other {par e-mail}}. D’ici là, votre séjour n’est pas réservé.',
      answerBy:
        'L’hôtel a jusqu’au {deadline} pour répondre. Sans réponse, votre demande prend fin d’elle-même et rien n’est réservé.',
    },
    confirmed: {
      title: 'Votre réservation est confirmée',
      next: 'Présentez cette page, à l’écran ou imprimée, à votre arrivée. La confirmation est envoyée {knows, select, address {à {email}} other {par e-mail}}.',
    },
    declined: {
      title: 'Votre séjour n’est pas réservé',
      titleOfChange: 'Votre réservation n’a pas été modifiée',
      because: {
        'price-changed': 'Le prix de la chambre a changé avant la réservation.',
        gone: 'La chambre n’était plus disponible.',
        rejected: 'L’hôtel n’a pas accepté la réservation.',
        desk: 'L’hôtel a refusé la demande.',
        traveller: 'La réservation a été retirée.',
        expired: 'L’hôtel n’a pas répondu avant le jour de l’arrivée.',
        unanswered: 'L’hôtel n’a pas répondu à temps.',
      },
      nothingBooked: 'Rien n’est réservé et vous ne devez rien.',
      nothingMore: 'Rien de plus n’est réservé.',
      creditsBack: 'Les crédits que vous aviez utilisés vous ont été restitués.',
    },
    cancelled: {
      title: 'Votre réservation est annulée',
      titleOfChanged: 'Votre réservation a été modifiée',
      byHotel: 'L’hôtel l’a annulée.',
      byChange: 'Cette réservation est annulée : la nouvelle la remplace.',
      byTraveller: 'L’hôtel ne vous attend plus.',
      asAsked:
        'Vous avez demandé cette annulation à notre service des réservations. L’hôtel ne vous attend plus.',
      bySite: 'Nous sommes désolés : nous avons dû l’annuler.',
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
    cancellation: '{terms}.',
    nonRefundable: 'Non remboursable : en cas d’annulation, vous payez le prix entier.',
    starsAndPlace: '{stars}, {place}',

    bookNow: {
      label: 'Réserver maintenant',
      binding: 'Réserver avec obligation de paiement',
      noWithdrawal:
        'La loi ne prévoit pas de droit de rétractation pour les séjours à dates déterminées.',
      onRequest: 'Envoyer la demande',
      sending: 'Réservation…',
      isSending: 'Votre réservation est en cours d’envoi. Cela peut prendre quelques secondes.',
      offline:
        'Vous êtes hors ligne : rien n’est envoyé. Vous pourrez continuer dès que le réseau sera rétabli ; votre saisie est conservée.',
      atOnce: 'L’hôtel confirme immédiatement.',
      byMail:
        'Votre demande vous oblige à payer dès que l’hôtel l’a confirmée. Vous recevrez sa réponse par e-mail.',
    },

    services: {
      title: 'Services supplémentaires',
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
        title: 'Vous avez déjà réservé ce séjour : {hotel}, {days}',
        reason:
          'La réservation porte le numéro {number}. Rien de plus n’est réservé, sauf si vous le demandez.',
      },
      openThat: 'Ouvrir cette réservation',
      onceMore: 'Réserver une fois de plus',
      rewards: 'OneKeyCash n’a pas pu être utilisé',
      promotion: 'Votre code promo n’a pas pu être utilisé',
      signIn: 'Connectez-vous pour l’utiliser',
      sentBefore: {
        title: 'Cette réservation a déjà été envoyée avec d’autres informations',
        reason:
          'Elle a peut-être été effectuée dans un autre onglet : cherchez d’abord l’e-mail correspondant. « {bookNow} » crée une seconde réservation.',
      },
      feeChanged: {
        title: 'L’annulation de votre réservation précédente coûte désormais plus cher',
        reason: 'Rien n’a été modifié. Consultez les nouveaux frais avant de confirmer de nouveau.',
      },
      notChangeable: {
        title: 'Votre réservation ne peut plus être modifiée',
        reason: 'Rien n’a été modifié. Sa page indique où elle en est.',
      },
      priceChanged: {
        title: 'Le prix de cette chambre a changé',
        reason: 'Rien n’est réservé. Rechargez la page pour voir le nouveau prix.',
      },
      rejected: {
        title: 'L’hôtel n’a pas accepté cette réservation',
        reason: 'Rien n’est réservé. Vérifiez les informations, ou choisissez une autre chambre.',
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
      room: 'Chambre Double Standard, vue sur le patio',
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
  signIn: {
    signIn: {
      title: 'Connexion',
      rememberMe: 'Se souvenir de moi',
      signUp: 'Nouveau sur Stayfarer ? <link>Inscrivez-vous</link>',
    },
    signUp: {
      title: 'Créer un compte',
      submit: 'S’inscrire',
      signIn: 'Vous avez déjà un compte ? <link>Connectez-vous</link>',
      sent: 'Nous avons envoyé un e-mail à <ltr>{email}</ltr>. Ouvrez le lien qu’il contient pour confirmer votre adresse, et votre compte sera prêt.',
    },
    code: {
      app: 'Code de votre application',
      appHint: 'Six chiffres, renouvelés toutes les 30 secondes.',
      useApp: 'Utiliser le code de votre application',
      recovery: 'Code de récupération',
      recoveryHint: 'Chaque code de récupération sert une seule fois.',
      useRecovery: 'Utiliser un code de récupération',
      submit: 'Continuer',
    },
    forgotPassword: {
      title: 'Mot de passe oublié ?',
      text: 'Nous vous envoyons un e-mail avec un lien pour choisir un nouveau mot de passe.',
      submit: 'Envoyer l’e-mail',
      back: 'Retour à la connexion',
      sent: 'S’il existe un compte pour <ltr>{email}</ltr>, nous y avons envoyé un e-mail avec un lien. Ce lien fonctionne une seule fois, pendant une heure. Après de nombreuses demandes, plus aucun e-mail n’est envoyé : utilisez le plus récent.',
    },
    resetPassword: {
      title: 'Choisissez un nouveau mot de passe',
      incomplete:
        'Cette adresse est incomplète. Ouvrez le lien de l’e-mail, ou <link>demandez un autre e-mail</link>.',
      submit: 'Enregistrer le mot de passe',
      anotherMail: 'Demander un autre e-mail',
      saved:
        'Votre nouveau mot de passe est enregistré, et tous vos appareils ont été déconnectés.',
    },
    verifyEmail: {
      title: 'Confirmez votre adresse',
      incomplete:
        'Cette adresse est incomplète. Ouvrez le lien de l’e-mail, ou <link>connectez-vous</link> pour recevoir un autre e-mail.',
      enterPassword: 'Saisissez le mot de passe que vous avez choisi, et votre compte sera activé.',
      confirm: 'Confirmer l’adresse',
      confirmed: 'Votre adresse est confirmée.',
      confirmedWithCredit: 'Votre adresse est confirmée : vous avez {amount} en OneKeyCash.',
      newAddress: 'L’adresse à laquelle ce lien a été envoyé deviendra celle de votre compte.',
      signIn: 'Se connecter',
      changed: 'L’adresse de votre compte est désormais <ltr>{email}</ltr>.',
    },
    findBooking: {
      text: 'Nous envoyons le lien vers votre réservation à l’adresse avec laquelle vous avez réservé.',
      number: 'Numéro de réservation',
      numberHint: 'Dans les e-mails concernant votre réservation, par exemple K7M4-QX9C.',
      submit: 'Envoyer le lien',
      sent: 'S’il existe une réservation avec ce numéro et l’adresse <ltr>{email}</ltr>, nous y avons envoyé le lien. Après de nombreuses demandes, plus aucun e-mail n’est envoyé : utilisez le plus récent.',
    },
  },
  travellers: {
    title: 'Vos coordonnées',
    citizenship: 'Nationalité des clients',
    email: 'Adresse e-mail',
    emailHint: 'Le lien vers votre réservation y est envoyé.',
    specialRequests: 'Demandes particulières',
    choose: 'Choisir',

    names: {
      title: 'Noms des clients',
      guest: 'Client {number, number}',
      guestOptional: 'Client {number, number} (facultatif)',
      child: 'Client {number, number}, enfant (âge : {age, number})',
      childOptional: 'Client {number, number}, enfant (âge : {age, number}, facultatif)',
      saved: 'Voyageur enregistré',
      first: 'Prénom',
      last: 'Nom',
    },

    saving: {
      label: 'Enregistrer ces informations pour mes prochaines réservations',
      signedOut: 'Pour les enregistrer, <link>connectez-vous</link>. Votre saisie reste ici.',
      what: 'Le nom, la nationalité et le téléphone du premier client sont enregistrés dans votre compte.',
      full: 'Votre compte a atteint son maximum de {count, plural, one {# voyageur enregistré} other {# voyageurs enregistrés}} ; celui-ci ne sera donc pas enregistré. Supprimez-en un dans <link>votre compte</link>.',
      failed:
        'Votre réservation n’est pas concernée, mais le voyageur n’a pas pu être enregistré. Vous pouvez l’ajouter dans <link>votre compte</link>.',
    },

    errors: {
      firstName: 'Saisissez un prénom',
      lastName: 'Saisissez un nom',
      citizenship: 'Choisissez un pays',
      email: 'Saisissez une adresse e-mail, par exemple nom@example.com',
      phone:
        'Saisissez un numéro de téléphone avec l’indicatif du pays, par exemple +92 300 1234567',
      service: 'Faites un choix, ou décochez le service',
    },
    phone: {
      country: 'Pays du téléphone',
      countryAndCode: '{country} ({calling})',
      number: 'Numéro de téléphone portable',
      hintWithCountry: 'Sans + ni indicatif, il est lu comme un numéro de ce pays.',
      hintWithoutCountry: 'Avec l’indicatif du pays, par exemple +92 300 1234567.',
    },
  },
  trips: {
    title: 'Voyages',
    withoutAccount:
      'Vous avez réservé sans compte ? <link>Retrouvez votre réservation</link> avec son numéro.',
    noneComing: 'Aucun voyage à venir.',
    findStay: 'Trouver un séjour',
    coming: 'À venir',
    past: 'Passés',
    cancelled: 'Annulés',
    roomAndRegion: '{room}, {region}',
    number: 'Numéro de réservation <ltr>{number}</ltr>',
    status: {
      pending: 'En cours de confirmation',
      requested: 'Demandée',
      confirmed: 'Confirmée',
      declined: 'Non aboutie',
      cancelled: 'Annulée',
      stayed: 'Séjour terminé',
      'no-show': 'Non-présentation',
    },
    nothingToPay: 'Rien à payer',
    fee: 'Vous payez à l’hôtel des frais de {amount}',
    next: {
      changed: 'Remplacée par la réservation <ltr>{number}</ltr>',
      clarifying: 'Nous vérifions avec l’hôtel',
      beingCancelled: 'En cours d’annulation : l’hôtel n’a pas encore répondu',
      pending: 'L’hôtel n’a pas encore répondu',
      requested: 'L’hôtel confirme lui-même la réservation',
    },
    writeReview: 'Écrire un avis<hidden> : {hotel}</hidden>',
  },
} as const satisfies Translation<BookingTexts>;
