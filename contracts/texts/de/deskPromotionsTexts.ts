import type { DeskPromotionsTexts } from '../en/deskPromotionsTexts.ts';
import type { Translation } from '../translation.ts';

/** The texts of the desk's page of promotion codes, in German; a part of that page's chunk. */
export const deskPromotionsTexts: Translation<DeskPromotionsTexts> = {
  deskPromotions: {
    lead: 'Codes, mit denen Reisende weniger zahlen. Was ein Code abzieht, zahlt die Website dem Hotel.',
    personal:
      '{codes, plural, one {# persönlicher Code eines Newsletter-Abonnenten ist} other {# persönliche Codes von Newsletter-Abonnenten sind}} nicht aufgeführt; {uses, plural, one {# Buchung hat} other {# Buchungen haben}} einen davon.',
    caption: 'Die Gutscheincodes',
    state: 'Status',
    states: {
      running: 'Gültig',
      planned: 'Noch nicht gültig',
      ended: 'Beendet',
    },
    usedUp: 'Aufgebraucht',
    columns: {
      code: 'Code',
      gives: 'Rabatt',
      days: 'Tage (UTC)',
      uses: 'Buchungen',
      state: 'Status',
      actions: 'Aktionen',
    },
    none: 'Es gibt noch keine Gutscheincodes. Die Rollen Finanzen und Administration erstellen sie mit „Neuer Gutscheincode“.',
    noneFound:
      'Kein Gutscheincode hat diesen Status. Löschen Sie den Filter, um alle Gutscheincodes zu sehen.',
    share: '{share} auf die Nächte',
    days: {
      between: '{from} bis {until}',
      from: 'Ab {from}',
      until: 'Bis {until}',
      always: 'Ohne Ende',
    },
    usesOf: '{uses, number} von {most, number}',
    perPerson: '{most, plural, one {# Buchung pro Person} other {# Buchungen pro Person}}',
    record: 'Protokoll<hidden> von {code}</hidden>',
    terms: {
      gives: 'Rabatt',
      share: '{share} auf den Preis der Nächte, ohne Steuern und Gebühren',
      amount: '{amount}, höchstens der ganze Preis, auf Preise in {currency}',
      whom: 'Für',
      everybody: 'Alle, die den Code kennen, ob angemeldet oder nicht',
      signedIn:
        'Alle, die den Code kennen und mit einer bestätigten E-Mail-Adresse angemeldet sind',
      days: 'Tage (UTC, der letzte eingeschlossen)',
      any: 'Beliebig viele',
      pays: 'Wer zahlt',
      site: 'Die Website; das Hotel erhält seinen vollen Preis',
    },
    create: {
      button: 'Neuer Gutscheincode',
      title: 'Neuer Gutscheincode',
      code: 'Code',
      suggest: 'Code vorschlagen',
      kind: 'Rabatt',
      kinds: {
        percent: 'Ein Anteil der Nächte',
        amount: 'Ein Betrag',
      },
      percent: 'Prozentsatz',
      percentWrong: 'Geben Sie eine ganze Zahl von 1 bis 100 ein.',
      amountHint: 'Zum Beispiel 20.00',
      amountWrong:
        'Geben Sie einen Betrag über null mit seinen Nachkommastellen ein, zum Beispiel 20.00.',
      startsOn: 'Erster Tag (UTC)',
      startsOnHint: 'Leer: ab sofort.',
      startsOnWrong: 'Wählen Sie einen anderen Tag.',
      endsOn: 'Letzter Tag (UTC)',
      endsOnHint: 'Leer: ohne Ende.',
      endsOnWrong:
        'Wählen Sie einen Tag, der nach UTC nicht vorbei ist und nicht vor dem ersten Tag liegt.',
      maxUses: 'Buchungen insgesamt',
      maxUsesPerPerson: 'Buchungen einer Person',
      anyHint: 'Leer: beliebig viele.',
      usesWrong: 'Geben Sie eine ganze Zahl ab 1 ein.',
      preview: 'Was {code} bewirkt',
      notYet:
        'Was der Gutscheincode bewirkt, steht hier, sobald die Felder darüber ausgefüllt sind.',
      confirm: 'Gutscheincode erstellen',
      done: 'Der Gutscheincode {code} wurde erstellt.',
    },
    end: {
      button: 'Beenden<hidden>: {code}</hidden>',
      title: '{code} beenden?',
      text: 'Ab sofort kann niemand mehr den Code einlösen. Er kann nicht wieder gestartet werden. {uses, plural, =0 {Keine Buchung hat ihn.} one {Die # Buchung, die ihn hat, behält den Rabatt.} other {Die # Buchungen, die ihn haben, behalten den Rabatt.}}',
      confirm: 'Gutscheincode beenden',
    },
    problem: {
      exists:
        'Es wurde nichts erstellt: Den Code {code} gibt es bereits. Rabatt: {gives}. {known, select, yes {Erstellt hat ihn {by} am {day}.} other {Er wurde am {day} erstellt.}} Wählen Sie einen anderen Code.',
      ended:
        'Es wurde nichts geändert: {known, select, yes {{by} hat {code} am {day} beendet.} other {{code} wurde am {day} beendet.}}',
    },
  },
};
