import type { deskSession as english } from '../en/deskSession.ts';
import type { Translation } from '../translation.ts';

export const deskSession = {
  title: 'Bei der Verwaltung anmelden',
  next: 'Weiter',
  signIn: 'Anmelden',
  codeText: 'Geben Sie den Code ein, den Ihre Authenticator-App jetzt anzeigt.',
  startAgain: 'Andere E-Mail-Adresse verwenden',
  lost: 'Haben Sie Ihr Telefon verloren oder Ihr Passwort vergessen? Bitten Sie die Administration um eine neue Einladung.',
  errors: {
    email: 'Geben Sie Ihre E-Mail-Adresse ein.',
    wrongCredentials: 'Die E-Mail-Adresse oder das Passwort ist falsch.',
    wrongCode:
      'Der Code ist falsch oder wurde schon verwendet. Warten Sie auf den nächsten und versuchen Sie es erneut.',
    signInAgain: 'Das hat zu lange gedauert. Geben Sie Ihr Passwort noch einmal ein.',
    tooMany: 'Es gab zu viele Versuche. Warten Sie einige Minuten und versuchen Sie es erneut.',
    failed:
      'Die Anmeldung hat nicht geklappt. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
    expired:
      'Diese Einladung ist abgelaufen, wurde schon verwendet oder durch eine neuere ersetzt. Bitten Sie die Administration um eine neue.',
  },
  invitation: {
    title: 'Ihren Zugang zur Verwaltung einrichten',
    lead: 'Wählen Sie Ihren Namen und ein Passwort. Danach richten Sie eine Authenticator-App ein: Zum Anmelden brauchen Sie beides.',
    incomplete:
      'Diese Adresse ist nicht vollständig. Öffnen Sie den Link in der E-Mail mit Ihrer Einladung.',
    appTitle: 'Ihre Authenticator-App einrichten',
    appLead:
      'Ihr Konto gilt für <ltr>{email}</ltr>. Es ist bereit, sobald Sie einen Code der App eingeben.',
    finish: 'Abschließen und anmelden',
  },
} as const satisfies Translation<typeof english>;
