import type { accountMails as english } from '../en/accountMails.ts';
import type { Translation } from '../translation.ts';

export const accountMails = {
  greeting: 'Bonjour {name},',
  ignore:
    'Si vous n’êtes pas à l’origine de cette demande, vous n’avez rien à faire : rien n’a changé.',
  alarm:
    'Si ce n’était pas vous, quelqu’un d’autre connaît peut-être votre mot de passe : choisissez-en un nouveau avec le lien, ce qui déconnecte aussi tous les appareils.',
  confirmAddress: 'Confirmer l’adresse',
  newPassword: 'Choisir un nouveau mot de passe',
  verify: {
    subject: 'Confirmez votre adresse e-mail',
    body: 'Avec ce lien et le mot de passe que vous avez choisi, vous activez votre compte. Le lien est valable une heure.',
    notYou: 'Si vous n’avez pas créé de compte ici, ignorez cet e-mail.',
  },
  existing: {
    subject: 'Vous avez déjà un compte',
    body: 'Quelqu’un, probablement vous, a essayé de créer un compte avec cette adresse, qui en a déjà un. Connectez-vous, ou choisissez un nouveau mot de passe si vous ne connaissez plus le vôtre.',
  },
  reset: {
    subject: 'Choisissez un nouveau mot de passe',
    body: 'Avec ce lien, vous choisissez un nouveau mot de passe. Il fonctionne une seule fois, pendant une heure.',
  },
  confirmEmail: {
    subject: 'Confirmez votre nouvelle adresse e-mail',
    body: 'Avec ce lien, cette adresse devient celle de votre compte. Ouvrez-le sur un appareil où votre session est ouverte ; il est valable une heure.',
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
  deleted: {
    subject: 'Votre compte a été supprimé',
    body: 'Votre compte et ce qui y était enregistré ont été supprimés. Vos réservations restent valables auprès des hôtels ; les liens contenus dans leurs e-mails permettent de les ouvrir.',
  },
  staffInvitation: {
    subject: 'Configurez votre accès à la gestion des réservations',
    body: 'Ce lien vous permet de choisir votre nom et un mot de passe, et de configurer une application d’authentification sur votre téléphone. Il est utilisable une seule fois, pendant trois jours.',
    button: 'Configurer mon accès',
    notYou: 'Si vous n’attendiez pas cet e-mail, ignorez-le : sans le lien, il ne se passe rien.',
  },
} as const satisfies Translation<typeof english>;
