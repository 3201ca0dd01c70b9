import type { chosenStay as english } from '../en/chosenStay.ts';
import type { Translation } from '../translation.ts';

export const chosenStay = {
  step: 'Schritt {step, number} von 2',
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  from: 'ab {time}',
  until: 'bis {time}',
  nights: '{nights, plural, one {# Nacht} other {# Nächte}}',
  hotelStars: '{stars, plural, one {#-Stern-Hotel} other {#-Sterne-Hotel}}',
  phone: 'Telefon: <value>{phone}</value>',
  email: 'E-Mail: <value>{email}</value>',
  importantInformation: 'Wichtige Informationen',
  none: {
    title: 'Noch kein Zimmer ausgewählt',
    reason: 'Suchen Sie eine Unterkunft und wählen Sie dann ein Zimmer aus, um es zu buchen.',
  },
  unknown: {
    title: 'Wir konnten dieses Zimmer nicht finden',
    reason:
      'Vielleicht ist der Link alt oder unvollständig, oder das Hotel ist zurzeit nicht erreichbar.',
  },
  search: 'Unterkunft suchen',
  gone: {
    title: 'Dieses Angebot gibt es nicht mehr',
    reason:
      '{hotel} bietet dieses Zimmer für Ihren Aufenthalt nicht mehr zu diesen Bedingungen an.',
    rooms: 'Zimmer ansehen: {hotel}',
  },
  moved: {
    terms: 'Die Bedingungen haben sich geändert',
    price: 'Der Preis hat sich geändert',
    payment: 'Der Zeitpunkt der Zahlung hat sich geändert',
    lower: 'Der Preis ist jetzt niedriger',
    higher: 'Der Preis ist jetzt höher',
    needsConsent:
      'Bitte sehen Sie sich an, was sich seit der Auswahl dieses Zimmers geändert hat, und stimmen Sie zu, um fortzufahren.',
    note: 'Das hat sich seit der Auswahl dieses Zimmers geändert.',
    term: '{label}: <was>{before}</was> <now>{after}</now>',
    accept: 'Der Änderung zustimmen',
    takeLower: 'Niedrigeren Preis übernehmen',
    otherRoom: 'Anderes Zimmer wählen',
    label: 'Was sich geändert hat',
    item: 'Posten',
    before: 'Vorher',
    now: 'Jetzt',
    difference: 'Unterschied',
    atProperty: '{line} (in der Unterkunft)',
  },
} as const satisfies Translation<typeof english>;
