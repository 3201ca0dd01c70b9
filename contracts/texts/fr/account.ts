import type { account as english } from '../en/account.ts';
import type { Translation } from '../translation.ts';

export const account = {
  title: 'Compte',
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
      'Au moins {minimum, number} caractères. Quelques mots que personne d’autre n’associerait offrent une bonne sécurité.',
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
    passwordCommon: 'Ce mot de passe est l’un des premiers à être essayés. Choisissez-en un autre.',
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
    wrongCode: 'Ce code est incorrect. Les codes de l’application changent toutes les 30 secondes.',
    linkExpired: 'Ce lien a expiré ou a déjà été utilisé.',
    signInAgain: 'Le délai est dépassé. Connectez-vous de nouveau.',
    signedOut: 'Votre session n’est plus active. Connectez-vous de nouveau.',
    tooManyAttempts: 'Trop de tentatives. Réessayez dans quelques minutes.',
    notDone: 'L’opération a échoué. Vérifiez votre connexion et réessayez.',
    notSignedOut: 'La déconnexion a échoué. Vérifiez votre connexion et réessayez.',
  },
  mailSent: {
    heading: 'Consultez vos e-mails',
    notThere:
      'Vous n’avez rien reçu ? Regardez dans les courriers indésirables, ou réessayez dans une minute.',
  },
} as const satisfies Translation<typeof english>;
