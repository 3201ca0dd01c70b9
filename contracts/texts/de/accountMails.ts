import type { accountMails as english } from '../en/accountMails.ts';
import type { Translation } from '../translation.ts';

export const accountMails = {
  greeting: 'Guten Tag {name},',
  ignore: 'Wenn Sie das nicht waren, müssen Sie nichts tun: Es hat sich nichts geändert.',
  alarm:
    'Wenn Sie das nicht waren, kennt vielleicht jemand anders Ihr Passwort: Wählen Sie über den Link ein neues. Dabei werden auch alle Geräte abgemeldet.',
  confirmAddress: 'Adresse bestätigen',
  newPassword: 'Neues Passwort wählen',
  verify: {
    subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
    body: 'mit diesem Link und dem Passwort, das Sie gewählt haben, schalten Sie Ihr Konto frei. Der Link gilt eine Stunde.',
    notYou: 'Wenn Sie hier kein Konto erstellt haben, ignorieren Sie diese E-Mail.',
  },
  existing: {
    subject: 'Sie haben bereits ein Konto',
    body: 'jemand, vermutlich Sie, wollte mit dieser Adresse ein Konto erstellen. Für diese Adresse gibt es bereits ein Konto. Melden Sie sich an oder wählen Sie ein neues Passwort, wenn Sie Ihres nicht kennen.',
  },
  reset: {
    subject: 'Wählen Sie ein neues Passwort',
    body: 'mit diesem Link wählen Sie ein neues Passwort. Er kann einmal verwendet werden und gilt eine Stunde.',
  },
  confirmEmail: {
    subject: 'Bestätigen Sie Ihre neue E-Mail-Adresse',
    body: 'mit diesem Link erhält Ihr Konto diese Adresse. Öffnen Sie ihn dort, wo Sie angemeldet sind. Er gilt eine Stunde.',
  },
  emailChanging: {
    subject: 'Ihre E-Mail-Adresse wird geändert',
    body: 'Ihr Konto soll die Adresse {address} erhalten. Sie ändert sich, sobald der Link in einer E-Mail an die neue Adresse geöffnet wird.',
  },
  emailChanged: {
    subject: 'Ihre E-Mail-Adresse wurde geändert',
    body: 'Ihr Konto hat jetzt die Adresse {address}. Die Adresse, an die wir diese E-Mail senden, wird nicht mehr verwendet.',
    notYou: 'Wenn Sie das nicht waren, antworten Sie auf diese E-Mail.',
  },
  passwordChanged: {
    subject: 'Ihr Passwort wurde geändert',
    body: 'das Passwort Ihres Kontos wurde geändert, und andere Geräte wurden abgemeldet.',
  },
  twoStepOn: {
    subject: 'Die Anmeldung in zwei Schritten ist eingeschaltet',
    body: 'zur Anmeldung in Ihrem Konto brauchen Sie jetzt auch einen Code aus Ihrer App.',
  },
  twoStepOff: {
    subject: 'Die Anmeldung in zwei Schritten ist ausgeschaltet',
    body: 'zur Anmeldung in Ihrem Konto genügt jetzt das Passwort.',
  },
  twoStepReset: {
    subject: 'Ihre Anmeldung in zwei Schritten wurde zurückgesetzt',
    body: 'unser Kundendienst hat den zweiten Schritt Ihres Kontos ausgeschaltet und Sie überall abgemeldet. Melden Sie sich mit Ihrem Passwort an und richten Sie den zweiten Schritt neu ein.',
  },
  recoveryCodes: {
    subject: 'Sie haben neue Wiederherstellungscodes',
    body: 'für Ihr Konto wurden neue Wiederherstellungscodes erzeugt. Die bisherigen gelten nicht mehr.',
  },
  deleted: {
    subject: 'Ihr Konto ist gelöscht',
    body: 'Ihr Konto und alles, was darin gespeichert war, wurden gelöscht. Ihre Reservierungen bleiben bei den Hotels bestehen. Die Links in den zugehörigen E-Mails öffnen sie weiterhin.',
  },
  staffInvitation: {
    subject: 'Richten Sie Ihren Zugang zur Buchungsverwaltung ein',
    body: 'Über diesen Link wählen Sie Ihren Namen und ein Passwort und richten eine Authenticator-App auf Ihrem Telefon ein. Er gilt einmal, drei Tage lang.',
    button: 'Zugang einrichten',
    notYou:
      'Wenn Sie diese E-Mail nicht erwartet haben, ignorieren Sie sie: Ohne den Link geschieht nichts.',
  },
} as const satisfies Translation<typeof english>;
