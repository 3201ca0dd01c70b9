import type { desk as english } from '../en/desk.ts';
import type { Translation } from '../translation.ts';

export const desk = {
  link: 'Buchung in der Verwaltung öffnen',
  signIn: 'Der Link führt zur Verwaltung, bei der Sie sich zuerst anmelden.',
  request: {
    subject: 'Anfrage: {hotel}, {day}',
    heading: 'Eine Buchung wartet auf Sie',
    body: 'Ein Reisender fragt einen Aufenthalt an: {hotel}. Bestätigen Sie die Anfrage in der Verwaltung oder lehnen Sie sie dort ab.',
  },
  cancelled: {
    subject: 'Vom Reisenden storniert: {hotel}, {day}',
    heading: 'Eine Buchung wurde storniert',
    body: 'Der Reisende hat einen Aufenthalt storniert, für den Sie angefragt worden waren: {hotel}.',
  },
  notCancelled: {
    subject: 'Nach einer Änderung nicht storniert: {hotel}, {day}',
    heading: 'Zwei Buchungen eines Reisenden gelten',
    body: 'Der Reisende hat einen Aufenthalt geändert: {hotel}. Die neue Buchung ist bestätigt, aber der Anbieter hat diese nicht storniert. Der Reisende erhält eine E-Mail.',
    todo: 'Klären Sie mit dem Anbieter und dem Reisenden, was gilt. Stornieren können Sie die Buchung in der Verwaltung.',
  },
  providerCancelled: {
    subject: 'Vom Anbieter storniert: {hotel}, {day}',
    heading: 'Der Anbieter hat eine Buchung storniert',
    body: 'Der Anbieter meldet, dass ein Aufenthalt storniert ist: {hotel}. Auf dieser Website hat ihn niemand storniert. Der Reisende erhält eine E-Mail.',
  },
  mismatch: {
    subject: 'Mit dem Anbieter klären: {hotel}, {day}',
    heading: 'Beim Anbieter steht etwas anderes, als gebucht wurde',
    body: 'Klären Sie mit dem Anbieter, was gilt. Der Reisende liest, dass Sie es klären.',
    todoPending:
      'Bestätigen Sie danach die Buchung in der Verwaltung oder lehnen Sie sie dort ab. Stornieren Sie eine unerwünschte Reservierung vorher beim Anbieter.',
    todo: 'Markieren Sie danach die Abweichung in der Verwaltung als geklärt.',
  },
} as const satisfies Translation<typeof english>;
