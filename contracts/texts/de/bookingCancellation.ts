import type { bookingCancellation as english } from '../en/bookingCancellation.ts';
import type { Translation } from '../translation.ts';

export const bookingCancellation = {
  title: 'Stornierung',
  onceConfirmed: 'Sobald das Hotel bestätigt hat: {terms}',
  free: 'Die Stornierung ist jetzt kostenlos.',
  costs: 'Die Stornierung kostet jetzt {fee}.',
  cancel: 'Buchung stornieren',
  question: 'Diese Buchung stornieren?',
  yes: 'Ja, stornieren',
  cancelling: 'Wird storniert …',
  keep: 'Buchung behalten',

  fee: 'Stornogebühr',
  paidWithCredits: 'Mit Ihrem Guthaben bezahlt',
  returned: 'Wird erstattet oder ist nicht mehr fällig',
  rewardsBack: 'OneKeyCash, das Sie zurückerhalten',
  promotion: 'Gutschein {code}',
  usableAgain: 'kann wieder verwendet werden',

  notCancelled: {
    feeChanged: 'Die Gebühr hat sich geändert. Sehen Sie sie sich an und entscheiden Sie neu.',
    noAnswer:
      'Es kam keine Antwort. Versuchen Sie es erneut: Eine Buchung wird nur einmal storniert.',
    refused: 'Das Hotel storniert diese Buchung nicht mehr.',
  },
} as const satisfies Translation<typeof english>;
