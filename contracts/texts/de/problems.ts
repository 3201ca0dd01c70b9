import type { problems as english } from '../en/problems.ts';
import type { Translation } from '../translation.ts';

export const problems = {
  promotion: {
    unknown: 'Den Gutscheincode {code} gibt es nicht.',
    'unknown-to-account': 'Den Gutscheincode {code} gibt es für dieses Konto nicht.',
    'not-yet': '{code} gilt erst ab dem {day}.',
    ended: '{code} ist abgelaufen.',
    'ended-on': '{code} galt bis zum {day}.',
    'used-up': '{code} wurde bereits so oft eingelöst, wie es möglich ist.',
    'already-used': 'Sie haben {code} bereits so oft eingelöst, wie es möglich ist.',
    'signed-out': 'Um {code} einzulösen, melden Sie sich mit einer bestätigten E-Mail-Adresse an.',
    amount: 'Der Rabatt von {code} hat sich geändert.',
    'other-currency': '{code} gilt für Preise in {currency}, nicht in {wanted}.',
  },

  rewards: {
    off: 'OneKeyCash kann derzeit nicht eingelöst werden.',
    'signed-out': 'Melden Sie sich an, um OneKeyCash einzulösen.',
    amount: 'Der Betrag in OneKeyCash ist höher als der Preis.',
    minimum: 'Bis zu Ihrem ersten Aufenthalt gilt OneKeyCash für Buchungen ab {minimum}.',
    balance: 'So viel OneKeyCash haben Sie nicht.',
    refused: 'OneKeyCash kann für diese Buchung nicht eingelöst werden.',
  },

  creditNotUsed:
    '{reason} Es wurde nichts gebucht. Sehen Sie sich den neuen Preis an und wählen Sie dann erneut „{bookNow}“.',

  field: {
    required: 'Füllen Sie dieses Feld aus.',
    'too-short': 'Zu kurz: mindestens {min, plural, one {# Zeichen} other {# Zeichen}}.',
    'too-long': 'Zu lang: höchstens {max, plural, one {# Zeichen} other {# Zeichen}}.',
    'one-line': 'Schreiben Sie alles in eine Zeile, ohne Zeilenumbruch.',
    'control-characters':
      'Die Eingabe enthält ein Zeichen, das nicht verwendet werden kann. Geben Sie sie neu ein.',
    unchanged: 'Das ist bereits die Adresse Ihres Kontos.',
    invalid: 'Diese Angabe wurde nicht angenommen. Prüfen Sie sie und versuchen Sie es erneut.',
  },
} as const satisfies Translation<typeof english>;
