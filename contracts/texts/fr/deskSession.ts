import type { deskSession as english } from '../en/deskSession.ts';
import type { Translation } from '../translation.ts';

export const deskSession = {
  title: 'Connexion à la gestion des réservations',
  next: 'Continuer',
  signIn: 'Se connecter',
  codeText: 'Saisissez le code affiché par votre application d’authentification.',
  startAgain: 'Utiliser une autre adresse e-mail',
  lost: 'Téléphone perdu ou mot de passe oublié ? Demandez une nouvelle invitation à un administrateur.',
  errors: {
    email: 'Saisissez votre adresse e-mail.',
    wrongCredentials: 'L’adresse e-mail ou le mot de passe est incorrect.',
    wrongCode: 'Le code est incorrect ou a déjà été utilisé. Attendez le suivant et réessayez.',
    signInAgain: 'Le délai est dépassé. Saisissez de nouveau votre mot de passe.',
    tooMany: 'Trop de tentatives. Patientez quelques minutes, puis réessayez.',
    failed: 'La connexion à votre compte a échoué. Vérifiez votre accès à Internet et réessayez.',
    expired:
      'Cette invitation a expiré, a déjà été utilisée ou a été remplacée par une plus récente. Demandez-en une nouvelle à un administrateur.',
  },
  invitation: {
    title: 'Configurez votre accès à la gestion des réservations',
    lead: 'Choisissez votre nom et un mot de passe. Vous configurerez ensuite une application d’authentification : les deux sont nécessaires pour vous connecter.',
    incomplete: 'Cette adresse est incomplète. Ouvrez le lien de votre e-mail d’invitation.',
    appTitle: 'Configurez votre application d’authentification',
    appLead:
      'Votre compte est associé à <ltr>{email}</ltr>. Il sera prêt dès que vous aurez saisi un code de l’application.',
    finish: 'Terminer et se connecter',
  },
} as const satisfies Translation<typeof english>;
