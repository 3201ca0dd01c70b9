import type { signIn as english } from '../en/signIn.ts';
import type { Translation } from '../translation.ts';

export const signIn = {
  signIn: {
    title: 'Anmelden',
    rememberMe: 'Angemeldet bleiben',
    signUp: 'Neu bei Stayfarer? <link>Registrieren</link>',
  },
  signUp: {
    title: 'Konto erstellen',
    submit: 'Registrieren',
    signIn: 'Sie haben schon ein Konto? <link>Anmelden</link>',
    sent: 'Wir haben eine E-Mail an <ltr>{email}</ltr> gesendet. Öffnen Sie den Link darin, um Ihre Adresse zu bestätigen, dann ist Ihr Konto bereit.',
  },
  code: {
    app: 'Code aus Ihrer App',
    appHint: 'Sechs Ziffern, alle 30 Sekunden neu.',
    useApp: 'Code aus der App verwenden',
    recovery: 'Wiederherstellungscode',
    recoveryHint: 'Jeder Wiederherstellungscode gilt einmal.',
    useRecovery: 'Wiederherstellungscode verwenden',
    submit: 'Weiter',
  },
  forgotPassword: {
    title: 'Passwort vergessen?',
    text: 'Wir senden Ihnen eine E-Mail mit einem Link, über den Sie ein neues Passwort wählen.',
    submit: 'E-Mail senden',
    back: 'Zurück zur Anmeldung',
    sent: 'Wenn es für <ltr>{email}</ltr> ein Konto gibt, haben wir eine E-Mail mit einem Link dorthin gesendet. Der Link kann einmal verwendet werden und gilt eine Stunde. Nach vielen Anfragen werden keine E-Mails mehr gesendet: Verwenden Sie die neueste.',
  },
  resetPassword: {
    title: 'Neues Passwort wählen',
    incomplete:
      'Diese Adresse ist unvollständig. Öffnen Sie den Link in der E-Mail oder <link>fordern Sie eine neue E-Mail an</link>.',
    submit: 'Passwort speichern',
    anotherMail: 'Neue E-Mail anfordern',
    saved: 'Ihr neues Passwort ist gespeichert, und Sie sind auf allen Geräten abgemeldet.',
  },
  verifyEmail: {
    title: 'Adresse bestätigen',
    incomplete:
      'Diese Adresse ist unvollständig. Öffnen Sie den Link in der E-Mail oder <link>melden Sie sich an</link>, um eine neue E-Mail zu erhalten.',
    enterPassword:
      'Geben Sie das Passwort ein, das Sie gewählt haben, um Ihr Konto freizuschalten.',
    confirm: 'Adresse bestätigen',
    confirmed: 'Ihre Adresse ist bestätigt.',
    confirmedWithCredit: 'Ihre Adresse ist bestätigt: Sie haben {amount} in OneKeyCash.',
    newAddress: 'Ihr Konto erhält die Adresse, an die dieser Link gesendet wurde.',
    signIn: 'Anmelden',
    changed: 'Ihr Konto hat jetzt die Adresse <ltr>{email}</ltr>.',
  },
  findBooking: {
    text: 'Wir senden den Link zu Ihrer Buchung an die Adresse, mit der Sie gebucht haben.',
    number: 'Buchungsnummer',
    numberHint: 'Sie steht in den E-Mails zu Ihrer Buchung, z. B. K7M4-QX9C.',
    submit: 'Link senden',
    sent: 'Wenn es eine Buchung mit dieser Nummer und der Adresse <ltr>{email}</ltr> gibt, haben wir den Link dorthin gesendet. Nach vielen Anfragen werden keine E-Mails mehr gesendet: Verwenden Sie die neueste.',
  },
} as const satisfies Translation<typeof english>;
