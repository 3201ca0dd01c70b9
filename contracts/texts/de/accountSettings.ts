import type { accountSettings as english } from '../en/accountSettings.ts';
import type { Translation } from '../translation.ts';

export const accountSettings = {
  name: {
    heading: 'Name',
    save: 'Namen speichern',
    saved: 'Gespeichert.',
  },
  email: {
    heading: 'E-Mail-Adresse',
    field: 'Neue E-Mail-Adresse',
    change: 'Adresse ändern',
    sent: 'Öffnen Sie den Link in der E-Mail an <ltr>{newEmail}</ltr>. Bis dahin bleibt es bei <ltr>{email}</ltr>.',
  },
  password: {
    heading: 'Passwort',
    change: 'Passwort ändern',
    changed: 'Ihr Passwort ist geändert, und andere Geräte sind abgemeldet.',
  },
  twoStep: {
    heading: 'Anmeldung in zwei Schritten',
    on: 'Eingeschaltet: Zur Anmeldung brauchen Sie Ihr Passwort und einen Code aus Ihrer App.',
    off: 'Ausgeschaltet: Zur Anmeldung genügt Ihr Passwort.',
    turnOn: 'Einschalten',
    turnOff: 'Ausschalten',
    scan: '1. Scannen Sie diesen Code mit Ihrer Authenticator-App:',
    qrCode: 'Der Schlüssel als QR-Code',
    typeKey: 'Oder geben Sie dort diesen Schlüssel ein: <secret>{key}</secret>',
    openApp: 'App auf diesem Gerät öffnen',
    keepCodes:
      '2. Bewahren Sie diese Wiederherstellungscodes auf. Jeder gilt einmal, wenn Sie Ihre App nicht zur Hand haben:',
    code: '3. Code aus Ihrer App',
  },
  recoveryCodes: {
    renew: 'Neue Wiederherstellungscodes',
    warning: 'Ihre bisherigen Codes gelten dann nicht mehr.',
    make: 'Neue Codes erzeugen',
    made: 'Das sind Ihre neuen Wiederherstellungscodes. Die bisherigen gelten nicht mehr.',
  },
  rewards: {
    heading: 'OneKeyCash',
    none: 'Sie haben zurzeit kein OneKeyCash.',
    belowZero:
      'Ihr Guthaben liegt unter null, weil abgezogenes OneKeyCash schon ausgegeben war. Was Sie als Nächstes erhalten, gleicht es aus.',
    minimum: 'Bis zu Ihrem ersten Aufenthalt gilt es für Buchungen ab {amount}.',
    rules:
      'Für einen Aufenthalt erhalten Sie 2 % des Zimmerpreises, sobald das Hotel ihn meldet. Meldet das Hotel ihn nicht, erhalten Sie den Betrag später, höchstens bis zu einer monatlichen Obergrenze: Das Datum steht auf der Seite der Buchung. Verwenden Sie Ihr OneKeyCash beim Buchen.',
    history: 'Gutschriften und Abzüge',
    change: {
      welcome: 'Willkommensguthaben',
      earned: 'Für einen Aufenthalt erhalten',
      revoked: 'Abgezogen: Das Hotel hat gemeldet, dass der Aufenthalt nicht stattgefunden hat',
      spent: 'Für eine Buchung verwendet',
      returned: 'Zurückerhalten aus einer stornierten oder abgelehnten Buchung',
      given: 'Gutschrift unseres Kundendienstes',
      taken: 'Korrektur unseres Kundendienstes',
    },
  },
  travellers: {
    heading: 'Gespeicherte Reisende',
    none: 'Speichern Sie Reisende, um sie beim Buchen auszuwählen.',
    add: 'Reisende hinzufügen',
    change: 'Ändern',
    changeNamed: 'Ändern: {name}',
    remove: 'Entfernen',
    removeNamed: 'Entfernen: {name}',
    citizenshipAndPhone: '{citizenship}, <ltr>{phone}</ltr>',
    firstName: 'Vorname',
    lastName: 'Nachname',
    citizenship: 'Staatsangehörigkeit',
    phone: 'Mobilnummer',
    save: 'Speichern',
    cancel: 'Abbrechen',
  },
  sessions: {
    heading: 'Wo Sie angemeldet sind',
    thisDevice: '{device} (dieses Gerät)',
    since: 'seit {time}, von <ltr>{address}</ltr>',
    signOut: 'Abmelden: {device}',
    signOutEverywhere: 'Überall abmelden',
  },
  data: {
    heading: 'Ihre Daten',
    text: 'Eine Datei mit allem, was wir über Sie speichern: Konto, Reisen, Bewertungen, OneKeyCash, Reisende, Favoriten und Newsletter.',
    download: 'Meine Daten herunterladen',
  },
  deletion: {
    heading: 'Konto löschen',
    warning:
      'Das kann nicht rückgängig gemacht werden. Ihre Reservierungen bleiben bei den Hotels bestehen, und die Links in den zugehörigen E-Mails öffnen sie weiterhin. Wenn Sie eine stornieren möchten, tun Sie es vorher. Ihre Bewertungen bleiben ohne Ihren Namen stehen. Ihr OneKeyCash verfällt.',
    delete: 'Mein Konto löschen',
    deleted: 'Ihr Konto ist gelöscht.',
  },
} as const satisfies Translation<typeof english>;
