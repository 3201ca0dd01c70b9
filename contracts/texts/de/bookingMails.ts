import type { bookingMails as english } from '../en/bookingMails.ts';
import type { Translation } from '../translation.ts';

export const bookingMails = {
  link: 'Buchung öffnen',
  keepLink:
    'Wer diesen Link hat, kann die Buchung sehen und stornieren: Leiten Sie diese E-Mail nicht weiter.',
  seePage: 'Die Seite Ihrer Buchung zeigt immer den aktuellen Stand.',
  booking: '{number} ({from} – {to})',
  lateAnswer: 'Als Sie gebucht haben, hatte das Hotel noch nicht geantwortet.',
  noCharge: 'Es entstehen keine Kosten.',
  requested: {
    subject: 'Ihre Anfrage an {hotel}',
    heading: 'Ihre Anfrage wurde gesendet',
    body: '{hotel} bestätigt Buchungen selbst. Sie erhalten eine E-Mail, sobald das Hotel geantwortet hat. Bis dahin ist nichts reserviert, und Sie können kostenlos stornieren.',
  },
  changeRequested: {
    subject: 'Ihre Anfrage zur Änderung Ihrer Buchung: {hotel}',
    heading: 'Ihre Änderungsanfrage wurde gesendet',
    body: '{hotel} bestätigt Buchungen selbst. Sie erhalten eine E-Mail, sobald das Hotel geantwortet hat. Bis dahin gilt Ihre Buchung {booking} unverändert. Sie wird erst storniert, wenn das Hotel die neue bestätigt.',
  },
  confirmed: {
    subject: 'Bestätigt: {hotel}, {day}',
    heading: 'Ihre Buchung ist bestätigt',
    expects: '{hotel} erwartet Sie am {day}.',
    expectsAtLast:
      'Als Sie gebucht haben, hatte das Hotel noch nicht geantwortet. Nun ist die Buchung bestätigt: {hotel} erwartet Sie am {day}.',
  },
  changed: {
    subject: 'Ihre Buchung wurde geändert: {hotel}, {day}',
    heading: 'Ihre Buchung wurde geändert',
    number: 'Ihre Buchungsnummer ist jetzt {number}.',
    cancelledFree: 'Ihre frühere Buchung {booking} ist kostenlos storniert.',
    cancelledAt: 'Ihre frühere Buchung {booking} ist storniert. Das kostet {fee}.',
    cancellingFree:
      'Ihre frühere Buchung {booking} wird gerade storniert. Das ist kostenlos. Wenn das Hotel die Stornierung nicht annimmt, erhalten Sie eine weitere E-Mail.',
    cancellingAt:
      'Ihre frühere Buchung {booking} wird gerade storniert. Das kostet höchstens {fee}. Wenn das Hotel die Stornierung nicht annimmt, erhalten Sie eine weitere E-Mail.',
    notCancelled:
      'Ihre frühere Buchung {booking} wurde nicht storniert. Bitte sehen Sie auf ihrer Seite nach.',
  },
  declined: {
    subject: 'Nicht gebucht: {hotel}, {day}',
    heading: 'Ihre Buchung kam nicht zustande',
    body: 'Es tut uns leid, Ihr Aufenthalt konnte nicht gebucht werden: {hotel}.',
    nothingReserved: 'Es wurde nichts reserviert, und Sie müssen nichts zahlen.',
  },
  notChanged: {
    subject: 'Nicht geändert: {hotel}, {day}',
    heading: 'Ihre Buchung wurde nicht geändert',
    body: 'Es tut uns leid, die Änderung Ihres Aufenthalts konnte nicht gebucht werden: {hotel}.',
    stands: 'Ihre Buchung {booking} gilt unverändert. Es wurde nichts weiter reserviert.',
    asItsPageSays:
      'Den Stand Ihrer Buchung {booking} zeigt ihre Seite. Es wurde nichts weiter reserviert.',
  },
  reason: {
    'price-changed':
      'Der Preis hat sich geändert, bevor reserviert werden konnte. Sie können zum neuen Preis noch einmal buchen.',
    gone: 'Das Zimmer ist nicht mehr verfügbar.',
    rejected: 'Das Hotel hat die Buchung nicht angenommen.',
    expired: 'Das Hotel hat vor dem Tag der Anreise nicht geantwortet.',
    desk: 'Das Hotel kann die Buchung nicht annehmen.',
  },
  cancelled: {
    subject: 'Storniert: {hotel}, {day}',
    heading: 'Ihre Buchung ist storniert',
    body: 'Wie von Ihnen gewünscht, ist Ihr Aufenthalt storniert: {hotel}.',
  },
  cancelledByDesk: {
    subject: 'Vom Hotel storniert: {hotel}, {day}',
    heading: 'Ihre Buchung wurde storniert',
    body: 'Es tut uns leid, Ihr Aufenthalt wurde vom Reservierungsteam des Hotels storniert: {hotel}.',
  },
  cancelledByHotel: {
    subject: 'Vom Hotel storniert: {hotel}, {day}',
    heading: 'Das Hotel hat Ihre Buchung storniert',
    body: 'Es tut uns leid, {hotel} hat Ihren Aufenthalt storniert. Falls Sie selbst beim Hotel storniert haben, ist dies die Bestätigung.',
    feeReported:
      'Das Hotel meldet eine Gebühr. Sie haben keiner zugestimmt, und unser Reservierungsteam klärt das. Sie erhalten dann eine E-Mail.',
    creditsBack: 'Das Guthaben, das Sie verwendet hatten, haben Sie zurückerhalten.',
  },
  fee: {
    costs: 'Die Stornierung kostet {fee}.',
    accepted: 'Die Gebühr, der Sie zugestimmt haben, beträgt {fee}.',
    clarifying:
      'Die Antwort des Hotels weicht davon ab, und unser Reservierungsteam klärt die Gebühr. Sie erhalten dann eine E-Mail.',
  },
  notCancelled: {
    subject: 'Nicht storniert: {hotel}',
    heading: 'Ihre Buchung konnte nicht storniert werden',
    body: '{hotel} hat die Stornierung nicht angenommen, Ihre Buchung gilt also weiter. Bitte wenden Sie sich an das Hotel.',
    besides:
      '{hotel} hat die Stornierung nicht angenommen, Ihre Buchung gilt also neben Ihrer neuen Buchung {booking} weiter. Bitte wenden Sie sich an das Hotel.',
  },
  feeChanged: {
    subject: 'Nicht storniert: {hotel}',
    heading: 'Ihre Buchung ist nicht storniert',
    body: '{hotel} hat nicht zu der Gebühr storniert, der Sie zugestimmt haben, Ihre Buchung gilt also weiter. Die Stornierung würde jetzt {fee} kosten. Öffnen Sie Ihre Buchung, wenn Sie trotzdem stornieren möchten.',
    besides:
      '{hotel} hat nicht zu der Gebühr storniert, der Sie zugestimmt haben, Ihre Buchung gilt also neben Ihrer neuen Buchung {booking} weiter. Die Stornierung würde jetzt {fee} kosten. Öffnen Sie Ihre Buchung, wenn Sie trotzdem stornieren möchten.',
    moreThanTerms:
      'Das ist mehr, als die Bedingungen Ihrer Buchung vorsehen, und unser Reservierungsteam klärt das.',
  },
  mismatch: {
    subject: 'Wir klären Ihre Buchung: {hotel}, {day}',
    heading: 'Wir klären Ihre Buchung',
    body: 'Was {hotel} jetzt gespeichert hat, weicht von dem ab, was Sie gebucht haben. Unser Reservierungsteam klärt das mit dem Hotel. Sie müssen nichts tun.',
  },
  noShow: {
    subject: 'Als nicht angereist gemeldet: {hotel}, {day}',
    heading: 'Das Hotel hat gemeldet, dass Sie nicht angereist sind',
    body: '{hotel} meldet, dass am {day} niemand angereist ist. Das Hotel berechnet das nach seinen eigenen Bedingungen. Falls Sie für den Aufenthalt OneKeyCash erhalten haben, wurde es wieder abgezogen.',
    ifYouStayed: 'Wenn Sie doch dort waren, bitten Sie das Hotel, seine Meldung zu korrigieren.',
  },
  linkAsked: {
    subject: 'Ihre Buchung: {hotel}, {day}',
    heading: 'Der Link zu Ihrer Buchung',
    body: 'Sie haben ihn mit Ihrer Buchungsnummer und dieser Adresse angefordert. Wenn Sie das nicht waren, müssen Sie nichts tun: Nur Sie haben den Link erhalten.',
  },
} as const satisfies Translation<typeof english>;
