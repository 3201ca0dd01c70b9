import type { desk as english } from '../en/desk.ts';
import type { Translation } from '../translation.ts';

export const desk = {
  request: {
    subject: 'Anfrage: {hotel}, {day}',
    heading: 'Eine Buchung wartet auf Sie',
    body: 'Ein Reisender fragt einen Aufenthalt an: {hotel}. Öffnen Sie die Seite, um die Anfrage zu bestätigen oder abzulehnen.',
    link: 'Bestätigen oder ablehnen',
    keepLink:
      'Der Link funktioniert einmal, und zwar für jeden, der ihn hat: Leiten Sie diese E-Mail nicht weiter.',
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
    todo: 'Klären Sie mit dem Anbieter und dem Reisenden, was gilt. Zum Stornieren: npm run bookings -- cancel {id}.',
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
      'Danach: npm run bookings -- confirm {id} oder decline {id}. Stornieren Sie eine unerwünschte Reservierung vorher beim Anbieter.',
    todo: 'Danach: npm run bookings -- settle {id}.',
  },
  page: {
    noSuchLink: 'Dieser Link ist ungültig',
    openWholeLink:
      'Öffnen Sie den ganzen Link aus der E-Mail. Anfragen lassen sich auch mit npm run bookings bearbeiten.',
    used: 'Dieser Link wurde schon verwendet oder ist abgelaufen',
    stillOpen: 'Die Anfrage ist noch offen: Verwenden Sie npm run bookings.',
    stateNow: 'Stand der Buchung: {state}.',
    heading: 'Ein Reisender fragt einen Aufenthalt an',
    body: 'Bestätigen Sie die Anfrage unten oder lehnen Sie sie ab. Der Reisende erhält sofort eine E-Mail.',
    confirmed: 'Die Buchung ist bestätigt',
    declined: 'Die Buchung ist abgelehnt',
    travellerMailed: 'Der Reisende erhält eine E-Mail.',
    reference: 'Ihre Referenz, falls es eine gibt',
    confirm: 'Buchung bestätigen',
    decline: 'Ablehnen',
  },
} as const satisfies Translation<typeof english>;
