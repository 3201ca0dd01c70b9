import type { favourites as english } from '../en/favourites.ts';
import type { Translation } from '../translation.ts';

export const favourites = {
  title: 'Favoriten',
  kept: '{count, plural, one {# Unterkunft} other {# Unterkünfte}}, {where, select, account {in Ihrem Konto gespeichert} other {nur auf diesem Gerät gespeichert}}.',
  none: 'Sie haben noch keine Favoriten. Mit dem Herzsymbol einer Unterkunft wird sie hier gespeichert, {where, select, account {in Ihrem Konto} other {nur auf diesem Gerät}}.',
  notLoaded: 'Die Favoriten Ihres Kontos konnten nicht geladen werden. Laden Sie die Seite neu.',
  findStay: 'Unterkunft finden',
  removed: 'Entfernt: {name}.',
  undo: 'Rückgängig',
  remove: 'Entfernen',
  removeOf: 'Entfernen: {name}',
  gone: 'Diese Unterkunft wird nicht mehr angeboten.',
  property: 'Diese Unterkunft',
  tonight: 'Heute Nacht',
  from: '{days} ab',
  tonightFrom: 'Heute Nacht ab',
  heart: {
    add: 'Zu Favoriten hinzufügen',
    addOf: 'Zu Favoriten hinzufügen: {name}',
    added: 'In Ihren Favoriten',
    full: 'Auf diesem Gerät werden höchstens {most, number} Favoriten gespeichert. Entfernen Sie zuerst einen.',
  },
  notSaved: {
    device:
      'Ihre Favoriten konnten nicht in Ihrem Konto gespeichert werden. Sie bleiben auf diesem Gerät gespeichert.',
    some: 'Einige Favoriten konnten nicht gespeichert werden. Versuchen Sie es später erneut.',
    added:
      '{name} konnte nicht zu Ihren Favoriten hinzugefügt werden. Versuchen Sie es später erneut.',
    removed:
      '{name} konnte nicht aus Ihren Favoriten entfernt werden. Versuchen Sie es später erneut.',
    close: 'Schließen',
  },
} as const satisfies Translation<typeof english>;
