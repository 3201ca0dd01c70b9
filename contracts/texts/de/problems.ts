import type { problems as english } from '../en/problems.ts';
import type { Translation } from '../translation.ts';

export const problems = {
  promotion: {
    unknown: 'Den Gutscheincode {code} gibt es nicht.',
    unknownToAccount: 'Den Gutscheincode {code} gibt es für dieses Konto nicht.',
    notYet: '{code} gilt erst ab dem {day}.',
    notYetOpen: '{code} gilt noch nicht.',
    ended: '{code} ist abgelaufen.',
    endedOn: '{code} galt bis zum {day}.',
    usedUp: '{code} wurde so oft eingelöst wie möglich.',
    alreadyUsed: 'Sie haben {code} so oft eingelöst wie möglich.',
    signedOut: 'Um {code} einzulösen, melden Sie sich mit einer bestätigten E-Mail-Adresse an.',
    otherAmount: 'Der Rabatt von {code} hat sich geändert.',
    otherCurrency: '{code} gilt für Preise in einer anderen Währung.',
    otherCurrencyThan: '{code} gilt für Preise in {currency}, nicht in {wanted}.',
  },

  rewards: {
    off: 'OneKeyCash kann derzeit nicht eingelöst werden.',
    signedOut: 'Melden Sie sich an, um OneKeyCash einzulösen.',
    overPrice: 'Der Betrag in OneKeyCash ist höher als der Preis.',
    belowMinimum: 'Bis zu Ihrem ersten Aufenthalt gilt OneKeyCash für Buchungen ab {minimum}.',
    overBalance: 'So viel OneKeyCash haben Sie nicht.',
    refused: 'OneKeyCash kann für diese Buchung nicht eingelöst werden.',
  },

  creditNotUsed:
    '{reason} Es wurde nichts gebucht. Sehen Sie sich den neuen Preis an und wählen Sie dann erneut „{bookNow}“.',

  field: {
    required: 'Füllen Sie dieses Feld aus.',
    tooShort: 'Zu kurz: mindestens {min, plural, one {# Zeichen} other {# Zeichen}}.',
    tooLong: 'Zu lang: höchstens {max, plural, one {# Zeichen} other {# Zeichen}}.',
    oneLine: 'Schreiben Sie alles in eine Zeile, ohne Zeilenumbruch.',
    controlCharacters:
      'Die Eingabe enthält ein Zeichen, das nicht verwendet werden kann. Geben Sie sie neu ein.',
    unchanged: 'Das ist bereits die Adresse Ihres Kontos.',
    invalid: 'Diese Angabe wurde nicht angenommen. Prüfen Sie sie und versuchen Sie es erneut.',
  },
} as const satisfies Translation<typeof english>;
