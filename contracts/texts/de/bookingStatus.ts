import type { bookingStatus as english } from '../en/bookingStatus.ts';
import type { Translation } from '../translation.ts';

export const bookingStatus = {
  cancelling: {
    title: 'Wir stornieren Ihre Buchung',
    next: 'Das Hotel hat noch nicht geantwortet. Sobald die Antwort da ist, wird sie hier angezeigt und {knows, select, address {an {email} gesendet} other {per E-Mail gesendet}}.',
  },
  pending: {
    title: 'Ihre Buchung wird bestätigt',
    next: 'Das Hotel hat noch nicht geantwortet. Sie müssen nichts tun und sollten nicht noch einmal buchen: Sobald die Antwort da ist, wird sie hier angezeigt und {knows, select, address {an {email} gesendet} other {per E-Mail gesendet}}.',
  },
  clarifying: {
    title: 'Wir klären Ihre Buchung',
    pending:
      'Die Antwort des Hotels weicht von dem ab, was Sie gebucht haben. Unser Reservierungsteam klärt das mit dem Hotel. Sie müssen nichts tun und sollten nicht noch einmal buchen: Das Ergebnis wird hier angezeigt und {knows, select, address {an {email} gesendet} other {per E-Mail gesendet}}.',
    confirmed:
      'Was das Hotel jetzt gespeichert hat, weicht von dem ab, was Sie gebucht haben. Unser Reservierungsteam klärt das mit dem Hotel.',
  },
  requested: {
    title: 'Ihre Anfrage liegt beim Hotel',
    next: 'Das Hotel bestätigt diesen Tarif selbst. Die Antwort wird hier angezeigt und {knows, select, address {an {email} gesendet} other {per E-Mail gesendet}}. Bis dahin ist Ihr Aufenthalt nicht gebucht.',
  },
  confirmed: {
    title: 'Ihre Buchung ist bestätigt',
    next: 'Zeigen Sie beim Check-in diese Seite oder einen Ausdruck davon. Die Bestätigung wird {knows, select, address {an {email} gesendet} other {per E-Mail gesendet}}.',
  },
  declined: {
    title: 'Ihr Aufenthalt ist nicht gebucht',
    titleOfChange: 'Ihre Buchung wurde nicht geändert',
    because: {
      'price-changed': 'Der Preis des Zimmers hat sich geändert, bevor es gebucht wurde.',
      gone: 'Das Zimmer war nicht mehr verfügbar.',
      rejected: 'Das Hotel hat die Buchung nicht angenommen.',
      desk: 'Das Hotel hat die Anfrage abgelehnt.',
      traveller: 'Die Buchung wurde zurückgezogen.',
      expired: 'Das Hotel hat vor dem Tag der Anreise nicht geantwortet.',
    },
    nothingBooked: 'Es ist nichts gebucht, und Sie müssen nichts zahlen.',
    nothingMore: 'Es ist nichts weiter gebucht.',
    creditsBack: 'Das Guthaben, das Sie verwendet hatten, haben Sie zurückerhalten.',
  },
  cancelled: {
    title: 'Ihre Buchung ist storniert',
    titleOfChanged: 'Ihre Buchung wurde geändert',
    byHotel: 'Das Hotel hat sie storniert.',
    byChange: 'Diese Buchung ist storniert: An ihrer Stelle gilt die neue.',
    byTraveller: 'Das Hotel erwartet Sie nicht mehr.',
    feeReported:
      'Es meldet eine Gebühr, der Sie nicht zugestimmt haben, und unser Reservierungsteam klärt das.',
    feeAccepted: 'Die Gebühr, der Sie zugestimmt haben, beträgt {fee}.',
    feeDiffers:
      'Die Antwort des Hotels weicht davon ab, und unser Reservierungsteam klärt die Gebühr.',
    free: 'Es fällt keine Stornogebühr an.',
    paidByCredits: 'Die Stornogebühr beträgt {fee}. Ihr Guthaben deckt sie.',
    paidToHotel: 'Die Stornogebühr beträgt {fee}. Sie zahlen sie an das Hotel.',
    shared:
      'Die Stornogebühr beträgt {fee}. Davon zahlen Sie {own} an das Hotel, den Rest deckt Ihr Guthaben.',
  },
  stayed: {
    title: 'Ihr Aufenthalt: {hotel}',
    next: 'Dieser Aufenthalt ist vorbei. Wir hoffen, dass er Ihnen gefallen hat.',
  },
  'no-show': {
    title: 'Das Hotel hat gemeldet, dass Sie nicht angereist sind',
    next: '{hotel} meldet, dass niemand angereist ist. Das Hotel berechnet das nach seinen eigenen Bedingungen. Wenn Sie doch dort waren, bitten Sie das Hotel, seine Meldung zu korrigieren.',
  },
} as const satisfies Translation<typeof english>;
