import type { accountSettings as english } from '../en/accountSettings.ts';
import type { Translation } from '../translation.ts';

export const accountSettings = {
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
    minimum: 'Jusqu’à votre premier séjour, utilisable pour les réservations d’au moins {amount}.',
    rules:
      'Un séjour rapporte 2 % du prix de la chambre dès que l’hôtel le signale. Si l’hôtel ne le signale pas, le crédit arrive plus tard et dans la limite d’un plafond mensuel : la date figure sur la page de la réservation. Utilisez-le lors d’une réservation.',
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
} as const satisfies Translation<typeof english>;
