import type { DeskRatesTexts } from '../en/deskRatesTexts.ts';
import type { Translation } from '../translation.ts';

export const deskRatesTexts: Translation<DeskRatesTexts> = {
  deskRates: {
    lead: 'Was ein Euro in jeder Währung wert ist. Ein Kurs, der sich um mehr als 30 % bewegt, gilt erst, wenn Finanzen oder Administration darüber entschieden haben. Bis dahin werden Preise in dieser Währung nicht umgerechnet.',
    latest: 'Die neuesten Kurse sind vom {day}.',
    latestFrom: 'Die neuesten Kurse sind vom {day} und stammen von {source}.',
    outdated: 'Sie sind mehr als zehn Tage alt: Es wird kein Preis umgerechnet.',
    waiting: 'Noch zu entscheiden',
    kept: 'Beibehaltene alte Kurse',
    none: 'Über keinen Wechselkurs ist zu entscheiden.',
    columns: {
      currency: 'Währung',
      was: 'Zuletzt verwendet',
      rate: 'Neuer Kurs',
      change: 'Änderung',
      kept: 'Alter Kurs',
      actions: 'Entscheiden',
    },
    follow: 'Ihm folgen {currencies}.',
    since: 'Seit <time></time>',
    until: 'Gilt bis {day}',
    tooOld: 'Zu alt: Es wird nicht umgerechnet',
    refused: 'Abgelehnt: {rate}',
    use: {
      button: 'Neuen Kurs verwenden<hidden>: {currency}</hidden>',
      title: 'Neuen Kurs verwenden: {currency}?',
      text: 'Preise in dieser Währung werden innerhalb von zehn Minuten danach umgerechnet. Vergleichen Sie ihn zuvor mit einer anderen Quelle.',
      confirm: '{rate} verwenden',
    },
    keep: {
      button: 'Alten Kurs beibehalten<hidden>: {currency}</hidden>',
      title: 'Alten Kurs beibehalten: {currency}?',
      text: 'Preise werden bis {day} danach umgerechnet. Nach diesem Tag werden Sie erneut gefragt, ebenso wenn sich der Kurs der Quelle um mehr als 30 % von diesem neuen entfernt.',
      confirm: '{rate} beibehalten',
    },
    refuse: {
      button: 'Neuen Kurs ablehnen<hidden>: {currency}</hidden>',
      title: 'Neuen Kurs ablehnen: {currency}?',
      text: 'Der alte Kurs ist mehr als zehn Tage alt. Preise in dieser Währung werden daher weiterhin nicht umgerechnet. Sie werden erneut gefragt, wenn sich der Kurs der Quelle um mehr als 30 % von diesem neuen entfernt.',
      confirm: '{rate} ablehnen',
    },
    problem: {
      changed: {
        waiting: 'Die Quelle hat inzwischen einen anderen Kurs gesendet: {rate} vom {day}.',
        used: 'Der Kurs der Quelle ist jetzt {rate} vom {day} und wird verwendet.',
        kept: 'Der Kurs der Quelle ist jetzt {rate} vom {day}; der alte wurde beibehalten.',
        none: 'Die neuesten Kurse vom {day} enthalten diese Währung nicht.',
      },
      decided: {
        used: 'Der neue Kurs {rate} wird bereits verwendet.',
        kept: 'Der alte Kurs wurde bereits beibehalten.',
      },
      look: 'Erneut ansehen',
    },
  },
};
