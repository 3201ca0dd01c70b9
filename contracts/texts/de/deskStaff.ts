import type { deskStaff as english } from '../en/deskStaff.ts';
import type { Translation } from '../translation.ts';

export const deskStaff = {
  lead: 'Wer Zugang zur Verwaltung hat und was die Rolle erlaubt.',
  empty: 'Noch hat niemand Zugang zur Verwaltung. Laden Sie jemanden ein.',
  columns: {
    person: 'Person',
    role: 'Rolle',
    state: 'Status',
    lastSignIn: 'Letzte Anmeldung',
    actions: 'Aktionen',
  },
  you: '{name} (Sie)',
  noName: 'Name noch nicht gewählt',
  never: 'Nie',
  state: {
    active: 'Aktiv',
    invited: 'Eingeladen',
    ended: 'Beendet',
  },
  invitedUntil: 'Bis <time></time>',
  invitationExpired: 'Die Einladung ist abgelaufen',
  roleOption: {
    agent: 'Reservierung: Buchungen, Reisende und Bewertungen',
    finance: 'Finanzen: Gebühren, Guthaben, Abrechnung und Exporte',
    admin: 'Administration: alles, auch das Team',
  },
  invite: {
    button: 'Einladen',
    title: 'Jemanden zur Verwaltung einladen',
    text: 'Die Person erhält eine E-Mail mit einem Link. Er funktioniert einmal und gilt drei Tage. Damit wählt sie einen Namen und ein Passwort und richtet eine Authenticator-App ein.',
    email: 'E-Mail-Adresse',
    emailWrong: 'Geben Sie eine E-Mail-Adresse ein, z. B. name@example.com.',
    role: 'Rolle',
    confirm: 'Einladung senden',
    taken: 'Diese Adresse hat schon jemand im Team.',
    done: 'Die Einladung an {email} wurde gesendet.',
  },
  again: {
    button: 'Erneut einladen',
    named: 'Erneut einladen: {who}',
    title: 'Neue Einladung senden',
    text: '{email} erhält eine E-Mail mit einem neuen Link. Die Links früherer Einladungen gelten nicht mehr.',
    confirm: 'Einladung senden',
  },
  reset: {
    button: 'Anmeldung zurücksetzen',
    named: 'Anmeldung zurücksetzen: {who}',
    title: 'Anmeldung zurücksetzen: {who}',
    text: '{email} wird überall abgemeldet und kann sich mit dem bisherigen Passwort und der bisherigen App nicht mehr anmelden. Eine E-Mail enthält den Link, um beides neu einzurichten.',
    confirm: 'Anmeldung zurücksetzen',
  },
  role: {
    button: 'Rolle ändern',
    named: 'Rolle ändern: {who}',
    title: 'Rolle ändern: {who}',
    text: 'Die neue Rolle gilt sofort, auch dort, wo {email} angemeldet ist.',
    field: 'Neue Rolle',
    confirm: 'Rolle ändern',
  },
  end: {
    button: 'Zugang beenden',
    named: 'Zugang beenden: {who}',
    title: 'Zugang beenden: {who}',
    text: '{email} wird überall abgemeldet und kann sich nicht mehr anmelden. Was mit dem Konto getan wurde, bleibt im Protokoll.',
    confirm: 'Zugang beenden',
  },
  errors: {
    lastAdmin:
      'Das ist das letzte Konto mit der Rolle Administration. Geben Sie zuerst jemand anderem diese Rolle.',
    yourself: 'Für Ihr eigenes Konto muss das jemand anderes aus der Administration tun.',
  },
} as const satisfies Translation<typeof english>;
