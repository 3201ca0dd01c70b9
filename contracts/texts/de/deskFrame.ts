import type { deskFrame as english } from '../en/deskFrame.ts';
import type { Translation } from '../translation.ts';

export const deskFrame = {
  title: '{title} · Stayfarer-Verwaltung',
  brand: 'Stayfarer-Verwaltung',
  navigation: 'Seiten der Verwaltung',
  menu: 'Menü',
  closeMenu: 'Menü schließen',
  signOut: 'Abmelden',
  signOutEverywhere: 'Auf allen Geräten abmelden',
  signOutFailed:
    'Die Abmeldung hat nicht geklappt. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  loading: 'Verwaltung wird geladen …',
  role: {
    agent: 'Reservierung',
    finance: 'Finanzen',
    admin: 'Administration',
  },
  pages: {
    today: 'Heute',
    bookings: 'Buchungen',
    travellers: 'Reisende',
    money: 'Abrechnung',
    promotions: 'Gutscheincodes',
    reviews: 'Bewertungen',
    newsletter: 'Newsletter',
    webhooks: 'Webhooks',
    record: 'Protokoll',
    staff: 'Team',
  },
  idle: {
    heading: 'Sie wurden abgemeldet',
    text: 'Nach 30 Minuten ohne Eingabe werden Sie abgemeldet. Melden Sie sich an, um dort weiterzumachen, wo Sie waren.',
  },
  notFound: {
    title: 'Seite nicht gefunden',
    heading: 'Unter dieser Adresse gibt es keine Seite',
    text: 'Wählen Sie eine Seite im Menü.',
  },
  notPermitted: {
    heading: 'Mit Ihrer Rolle können Sie diese Seite nicht öffnen',
    text: 'Wenn Sie sie brauchen, wenden Sie sich an die Administration.',
  },
  session: 'Die Verwaltung',
  table: {
    loading: '{caption}: wird geladen …',
    shown: '{count, plural, one {# Zeile} other {# Zeilen}}',
    none: 'Kein Wert',
  },
  paging: {
    label: 'Seiten dieser Liste',
    first: 'Erste Seite',
    next: 'Nächste Seite',
  },
  filters: {
    label: 'Filter',
    any: 'Alle',
    clear: 'Filter löschen',
  },
  dialog: {
    cancel: 'Abbrechen',
    close: 'Schließen',
    reason: 'Grund',
    reasonHint: 'Er wird im Protokoll gespeichert. Geben Sie keine personenbezogenen Daten an.',
    reasonMissing: 'Geben Sie den Grund an.',
    guestReads: 'Was der Gast lesen wird',
    pending: 'Wird ausgeführt …',
  },
  problem: {
    notPermitted: 'Ihre Rolle erlaubt das nicht.',
    signedOut: 'Sie sind abgemeldet. Melden Sie sich an und versuchen Sie es erneut.',
    secondStep: 'Es wurde nichts geändert: Dafür ist ein Code Ihrer Authenticator-App nötig.',
    conflict:
      'Es wurde nichts geändert: Jemand anderes hat inzwischen etwas geändert. Sehen Sie es sich noch einmal an.',
    gone: 'Das gibt es nicht mehr.',
    invalid: 'Die Website hat das nicht angenommen. Prüfen Sie Ihre Eingabe.',
    tooMany: 'Zu viele Aufrufe. Warten Sie einen Moment und versuchen Sie es erneut.',
    unknown:
      'Die Website hat nicht geantwortet. Ob das ausgeführt wurde, ist nicht bekannt. Laden Sie die Seite neu, bevor Sie es wiederholen.',
  },
  secondStep: {
    title: 'Bestätigen Sie, dass Sie es sind',
    text: 'Hier geht es um Geld oder um Zugriffsrechte. Geben Sie den aktuellen Code Ihrer Authenticator-App ein.',
    code: 'Code',
    recovery: 'Wiederherstellungscode verwenden',
    recoveryCode: 'Wiederherstellungscode',
    confirm: 'Bestätigen',
    missing: 'Geben Sie den Code ein.',
    wrong: 'Der Code ist falsch. Warten Sie auf den nächsten und versuchen Sie es erneut.',
  },
  instant: '<part>{date},</part> <part>{time}</part> <zone>({offset})</zone>',
  language: 'Sprache',
} as const satisfies Translation<typeof english>;
