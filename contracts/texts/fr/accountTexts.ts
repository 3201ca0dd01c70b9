import type { AccountTexts } from '../en/accountTexts.ts';
import type { Translation } from '../translation.ts';

/**
 * The French texts of accounts, signing in, trips, pages of content and the links of newsletters.
 */
export const accountTexts = {
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
      reveal: 'Afficher le mot de passe',
      currentPassword: 'Mot de passe actuel',
      newPassword: 'Nouveau mot de passe',
      confirmPassword: 'Confirmez le mot de passe',
      passwordHint:
        'Au moins {minimum, number} caractères. Quelques mots que personne d’autre n’associerait font un bon mot de passe.',
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
      'password-common':
        'Ce mot de passe est l’un des premiers à être essayés. Choisissez-en un autre.',
      'password-leaked':
        'Ce mot de passe figure dans des listes de mots de passe divulgués. Choisissez-en un autre.',
      'password-personal': 'N’utilisez pas seulement votre nom ou votre adresse.',
      passwordsDiffer: 'Les deux mots de passe ne sont pas identiques.',
      code: 'Saisissez le code.',
      bookingNumber:
        'Saisissez les 8 lettres et chiffres du numéro de réservation, par exemple K7M4‑QX9C.',
      firstName: 'Saisissez un prénom.',
      lastName: 'Saisissez un nom.',
      phone:
        'Saisissez un numéro de téléphone avec l’indicatif du pays, par exemple +92 300 1234567.',
      wrongCredentials:
        'L’adresse e-mail ou le mot de passe est incorrect. Si vous n’avez pas encore confirmé votre adresse, recherchez notre e-mail contenant le lien.',
      wrongPassword: 'Ce n’est pas votre mot de passe.',
      wrongRecoveryCode: 'Ce code de récupération est incorrect ou a déjà servi.',
      wrongCode:
        'Ce code est incorrect. Les codes de l’application changent toutes les 30 secondes.',
      usedCode: 'Ce code a déjà été utilisé. Attendez le suivant dans votre application.',
      linkExpired: 'Ce lien a expiré ou a déjà été utilisé.',
      signInAgain: 'Le délai est dépassé. Connectez-vous de nouveau.',
      signedOut: 'Votre session n’est plus active. Connectez-vous de nouveau.',
      tooManyAttempts: 'Trop de tentatives. Réessayez dans quelques minutes.',
      notDone: 'L’opération a échoué. Vérifiez votre connexion et réessayez.',
      signedOutHere:
        'Cet appareil est déconnecté. La session elle-même n’a pas encore pu être fermée : elle le sera dans quelques minutes.',
      oidcUnavailable:
        'L’autre site ne répond pas pour le moment. Réessayez dans quelques minutes ou connectez-vous avec votre mot de passe.',
      lastWay:
        'Choisissez d’abord un mot de passe. Sans lui, vous ne pourriez plus vous connecter.',
      notSignedOut: 'La déconnexion a échoué. Vérifiez votre connexion et réessayez.',
      'passkey-unknown':
        'Cette clé d’accès ne fonctionne pas ici. Elle a peut-être été supprimée. Utilisez votre mot de passe.',
      'passkey-expired': 'Cette demande a expiré ou a déjà été utilisée. Réessayez.',
      'passkey-foreign':
        'La clé d’accès a été utilisée à une autre adresse. Ouvrez ce site à sa propre adresse, puis réessayez.',
      'passkey-unverified':
        'Votre appareil n’a pas vérifié votre identité. Utilisez son code PIN, votre empreinte ou votre visage.',
      'passkey-copied':
        'Cette clé d’accès est peut-être une copie, nous l’avons donc refusée. Nous vous avons envoyé un e-mail. Utilisez votre mot de passe.',
      'passkey-wrong':
        'Cette clé d’accès n’a pas pu être vérifiée. Réessayez ou utilisez votre mot de passe.',
      'passkey-limit':
        'Votre compte a atteint le nombre maximal de clés d’accès. Supprimez-en une d’abord.',
      'passkey-exists': 'Cet appareil a déjà une clé d’accès pour votre compte.',
      'passkey-canceled':
        'Aucune clé d’accès n’a été utilisée. Réessayez ou utilisez votre mot de passe.',
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
      copy: 'Copier',
      copied: 'Les codes sont copiés.',
      notCopied: 'Les codes n’ont pas pu être copiés. Enregistrez-les ou notez-les.',
      save: 'Enregistrer en fichier texte',
      file: 'Codes de récupération pour Stayfarer. Chacun ne sert qu’une fois.',
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
      signOutOthers: 'Se déconnecter partout ailleurs',
      signOutEverywhere: 'Se déconnecter partout',
    },
    signIns: {
      heading: 'Connexions récentes',
      notYou:
        'Si l’une d’elles n’est pas de vous, changez votre mot de passe et déconnectez-vous partout ailleurs.',
      way: {
        password: 'Avec le mot de passe',
        'password-code': 'Avec le mot de passe et un code de l’application',
        'recovery-code': 'Avec le mot de passe et un code de récupération',
        link: 'Avec le mot de passe et le lien d’un e-mail',
        passkey: 'Avec une clé d’accès',
        oidc: 'Avec {provider}',
        'oidc-code': 'Avec {provider} et un code de l’application',
        'oidc-recovery-code': 'Avec {provider} et un code de récupération',
      },
    },
    passkeys: {
      heading: 'Clés d’accès',
      text: 'Avec une clé d’accès, vous vous connectez comme vous déverrouillez votre appareil : avec un code PIN, votre empreinte ou votre visage. Ni mot de passe ni code ne sont alors nécessaires.',
      unsupported: 'Ce navigateur ne prend pas en charge les clés d’accès.',
      add: 'Créer une clé d’accès',
      added: 'La clé d’accès est créée.',
      removed: 'La clé d’accès est supprimée. Effacez-la aussi de votre appareil.',
      usePasskey: 'Utiliser plutôt une clé d’accès',
      useOther: 'Utiliser plutôt une autre clé d’accès',
      used: 'Créée le {created}, utilisée en dernier le {used}',
      unused: 'Créée le {created}, pas encore utilisée',
      rename: 'Renommer {name}',
      remove: 'Supprimer {name}',
      name: 'Nom de la clé d’accès',
      save: 'Enregistrer le nom',
      cancel: 'Annuler',
    },
    identities: {
      heading: 'Comptes associés',
      account: '{name}, <ltr>{email}</ltr>',
      since: 'Associé le {day}',
      remove: 'Dissocier {name}',
      noPassword:
        'Votre compte n’a pas encore de mot de passe. <link>Recevoir un e-mail pour en choisir un</link>',
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
  travellers: {
    title: 'Vos coordonnées',
    citizenship: 'Nationalité des clients',
    citizenshipHint: 'Le prix de cette chambre en dépend.',
    email: 'Adresse e-mail',
    emailHint: 'Le lien vers votre réservation y est envoyé.',
    specialRequests: 'Demandes particulières',
    choose: 'Choisir',

    names: {
      others: 'Ajouter les noms des autres clients (facultatif)',
      guest: 'Client {number, number}',
      child: 'Enfant, {age, plural, one {# an} other {# ans}}',
      saved: 'Voyageur enregistré',
      first: 'Prénom',
      last: 'Nom',
    },

    saving: {
      label: 'Enregistrer ces informations pour mes prochaines réservations',
      signedOut:
        '<link>Connectez-vous</link> pour garder ces informations pour la prochaine fois. Votre saisie reste ici.',
      what: 'Les informations du premier client sont enregistrées dans votre compte.',
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
      unpaid: 'Pas encore payée',
      requested: 'Demandée',
      confirmed: 'Confirmée',
      declined: 'Non aboutie',
      cancelled: 'Annulée',
      stayed: 'Séjour terminé',
      'no-show': 'Non-présentation',
    },
    nothingToPay: 'Rien à payer',
    fee: 'Vous payez à l’hôtel des frais de {amount}',
    feeOfPaid: 'Frais d’annulation : {amount}',
    next: {
      changed: 'Remplacée par la réservation <ltr>{number}</ltr>',
      clarifying: 'Nous vérifions avec l’hôtel',
      beingCancelled: 'En cours d’annulation : l’hôtel n’a pas encore répondu',
      pending: 'L’hôtel n’a pas encore répondu',
      requested: 'L’hôtel confirme lui-même la réservation',
      unpaid: 'Rien n’est réservé tant que vous n’avez pas payé',
      payAgain: 'Veuillez payer à nouveau, sinon votre demande prend fin',
    },
    directions: 'Itinéraire<hidden> : {hotel}</hidden>',
    writeReview: 'Écrire un avis<hidden> : {hotel}</hidden>',
  },
  signIn: {
    signIn: {
      title: 'Connexion',
      rememberMe: 'Se souvenir de moi',
      signUp: 'Nouveau sur Stayfarer ? <link>Inscrivez-vous</link>',
      /** The label of a button. */
      passkey: 'Se connecter avec une clé d’accès',
    },
    oidc: {
      start: 'Continuer avec {name}',
      linked: 'Votre compte est maintenant associé à {name}.',
      outcome: {
        link: 'Un compte existe déjà ici avec l’adresse e-mail de votre compte {name}. Connectez-vous une fois à ce compte, et les deux seront associés.',
        taken:
          'Votre compte est associé à un autre compte {name}. Utilisez celui-ci ou connectez-vous avec votre mot de passe.',
        unavailable:
          '{name} ne répond pas pour le moment. Réessayez dans quelques minutes ou connectez-vous avec votre mot de passe.',
        canceled:
          'Vous avez annulé chez {name}. Réessayez ou connectez-vous avec votre mot de passe.',
        again: 'Cela a pris trop de temps ou a commencé dans une autre fenêtre. Réessayez.',
        untrusted:
          'La réponse de {name} n’a pas pu être vérifiée : vous n’êtes pas connecté. Réessayez ou connectez-vous avec votre mot de passe.',
        'no-email':
          '{name} ne nous a pas communiqué votre adresse e-mail. Autorisez-le puis réessayez, ou inscrivez-vous avec un mot de passe.',
        unverified:
          '{name} n’a pas confirmé votre adresse e-mail. Confirmez-la puis réessayez, ou inscrivez-vous avec un mot de passe.',
        failed: 'La connexion a échoué. Réessayez dans quelques minutes.',
      },
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
      left: 'Un code de récupération a servi à votre connexion. {count, plural, =0 {C’était le dernier : créez-en de nouveaux dans votre compte.} one {Il vous en reste un : créez-en de nouveaux dans votre compte.} other {Il vous en reste #.}}',
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
      passkey:
        'La prochaine fois, vous pourrez vous connecter avec une clé d’accès : créez-la dans votre compte, sous « Sécurité ».',
      newAddress: 'L’adresse à laquelle ce lien a été envoyé deviendra celle de votre compte.',
      signIn: 'Se connecter',
      changed: 'L’adresse de votre compte est désormais <ltr>{email}</ltr>.',
    },
    findBooking: {
      text: 'Nous envoyons le lien vers votre réservation à l’adresse avec laquelle vous avez réservé.',
      number: 'Numéro de réservation',
      numberHint: 'Dans les e-mails concernant votre réservation, par exemple K7M4‑QX9C.',
      submit: 'Envoyer le lien',
      sent: 'S’il existe une réservation avec ce numéro et l’adresse <ltr>{email}</ltr>, nous y avons envoyé le lien. Après de nombreuses demandes, plus aucun e-mail n’est envoyé : utilisez le plus récent.',
    },
  },
  content: {
    contents: 'Sommaire',
    inEnglish: 'Cette page n’existe pas encore dans votre langue. Elle est affichée en anglais.',
    sample:
      'Ce site présente des hôtels fictifs. L’exploitant, son adresse et son téléphone sont eux aussi des exemples.',
    contact: {
      title: 'Envoyer un message',
      text: 'Votre message parvient à notre équipe par e-mail, et la réponse est envoyée à votre adresse.',
      bookingNumber: 'Numéro de réservation (facultatif)',
      message: 'Message',
      send: 'Envoyer le message',
      sending: 'Envoi en cours…',
      sent: 'Votre message est en route vers notre équipe. La réponse vous parviendra à l’adresse <ltr>{email}</ltr>.',
      another: 'Écrire un autre message',
      notSent:
        'Votre message n’a pas été envoyé. Votre texte est toujours là : vérifiez votre connexion, puis réessayez.',
      tooMany:
        'Votre message n’a pas été envoyé, car trop de messages sont venus de votre compte ou de votre réseau. Votre texte est toujours là : réessayez dans une heure.',
      tooManyOfAll:
        'Votre message n’a pas été envoyé, car nous recevons un nombre inhabituel de messages. Votre texte est toujours là : réessayez dans une heure.',
      otherWays: 'Vous pouvez aussi nous joindre directement :',
      aboutBooking: 'Nous écrire au sujet de cette réservation',
    },
  },
  newsletterLinks: {
    incomplete: 'Cette adresse est incomplète. Ouvrez de nouveau le lien de l’e-mail.',
    confirm: {
      title: 'Confirmez votre abonnement',
      ask: 'Encore une étape, et notre newsletter arrive dans votre boîte de réception. Votre code pour 10 % de réduction sur votre première réservation suit par e-mail.',
      button: 'Confirmer l’abonnement',
      expired:
        'Ce lien a expiré ou a été remplacé. Abonnez-vous de nouveau sur la page d’accueil, et nous vous en enverrons un autre.',
      done: {
        subscribed:
          'Votre abonnement est confirmé. Votre code pour 10 % de réduction se trouve dans l’e-mail que nous venons de vous envoyer.',
        'subscribed-again':
          'Votre abonnement est de nouveau actif. Votre code pour 10 % de réduction vous a été envoyé lors de votre premier abonnement.',
        already: 'Vous recevez déjà notre newsletter. Il n’y a plus rien à faire.',
      },
    },
    unsubscribe: {
      title: 'Se désabonner',
      heading: 'Se désabonner de la newsletter',
      ask: 'Vous ne recevrez plus de newsletter, et nous supprimerons votre adresse de notre liste.',
      button: 'Se désabonner',
      expired:
        'Ce lien n’est pas valable. Ouvrez celui qui se trouve à la fin de notre dernier e-mail.',
      done: 'Votre désabonnement est effectué, et votre adresse a été supprimée de notre liste.',
    },
  },
} as const satisfies Translation<AccountTexts>;
