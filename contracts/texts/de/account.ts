import type { account as english } from '../en/account.ts';
import type { Translation } from '../translation.ts';

export const account = {
  title: 'Konto',
  signOut: 'Abmelden',
  login: 'Anmelden',
  signInToSee: {
    account: 'Melden Sie sich an, um Ihr Konto zu sehen.',
    trips: 'Melden Sie sich an, um Ihre Reisen zu sehen.',
  },
  fields: {
    name: 'Vor- und Nachname',
    email: 'E-Mail-Adresse',
    password: 'Passwort',
    currentPassword: 'Aktuelles Passwort',
    newPassword: 'Neues Passwort',
    confirmPassword: 'Passwort bestätigen',
    passwordHint:
      'Mindestens {minimum, number} Zeichen. Sicher sind mehrere Wörter, die nur Sie so kombinieren würden.',
  },
  strength: {
    short: 'Passwortstärke: zu kurz',
    common: 'Passwortstärke: zu verbreitet',
    personal: 'Passwortstärke: zu persönlich',
    weak: 'Passwortstärke: schwach',
    fair: 'Passwortstärke: mittel',
    strong: 'Passwortstärke: stark',
  },
  errors: {
    email: 'Geben Sie eine E-Mail-Adresse ein, z. B. name@example.com.',
    name: 'Geben Sie Ihren Namen ein.',
    password: 'Geben Sie Ihr Passwort ein.',
    passwordShort: 'Verwenden Sie mindestens {minimum, number} Zeichen.',
    passwordCommon:
      'Dieses Passwort ist so verbreitet, dass es als eines der ersten ausprobiert wird. Wählen Sie ein anderes.',
    passwordPersonal: 'Verwenden Sie mehr als Ihren Namen oder Ihre Adresse.',
    passwordsDiffer: 'Die beiden Passwörter stimmen nicht überein.',
    code: 'Geben Sie den Code ein.',
    bookingNumber:
      'Geben Sie die 8 Buchstaben und Ziffern der Buchungsnummer ein, z. B. K7M4-QX9C.',
    firstName: 'Geben Sie einen Vornamen ein.',
    lastName: 'Geben Sie einen Nachnamen ein.',
    phone: 'Geben Sie eine Telefonnummer mit Ländervorwahl ein, z. B. +92 300 1234567.',
    wrongCredentials:
      'Die E-Mail-Adresse oder das Passwort ist falsch. Wenn Sie die Adresse noch nicht bestätigt haben, suchen Sie nach unserer E-Mail mit dem Link.',
    wrongPassword: 'Das ist nicht Ihr Passwort.',
    wrongCode: 'Dieser Code ist nicht richtig. Die Codes der App ändern sich alle 30 Sekunden.',
    linkExpired: 'Der Link ist abgelaufen oder wurde schon verwendet.',
    signInAgain: 'Das hat zu lange gedauert. Melden Sie sich noch einmal an.',
    signedOut: 'Sie sind nicht mehr angemeldet. Melden Sie sich noch einmal an.',
    tooManyAttempts: 'Es gab zu viele Versuche. Versuchen Sie es in einigen Minuten erneut.',
    notDone: 'Das hat nicht geklappt. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
    notSignedOut:
      'Die Abmeldung hat nicht geklappt. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  },
  mailSent: {
    heading: 'Prüfen Sie Ihr Postfach',
    notThere:
      'Nichts da? Sehen Sie im Spam-Ordner nach oder versuchen Sie es in einer Minute erneut.',
  },
} as const satisfies Translation<typeof english>;
