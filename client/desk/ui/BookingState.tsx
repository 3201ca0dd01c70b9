import type { DeskBooking } from '#contracts/site/desk/deskBooking.ts';
import type { DeskI18n } from '#contracts/texts/deskI18n.ts';
import { StatusBadge, type Tone } from './StatusBadge.tsx';
import { useDeskI18n } from './useDeskI18n.ts';

/** The state of a booking as a badge, on its page and in lists. */
export function BookingState({
  booking,
}: {
  booking: Pick<DeskBooking['booking'], 'status' | 'cancelling'>;
}) {
  const { text, tone } = stateOf(useDeskI18n(), booking);
  return <StatusBadge tone={tone}>{text}</StatusBadge>;
}

/**
 * The state of a booking that is shown first: that it is being cancelled comes before what it still
 * is.
 */
export function stateOf(
  i18n: DeskI18n,
  { status, cancelling }: Pick<DeskBooking['booking'], 'status' | 'cancelling'>,
): { text: string; tone: Tone } {
  if (cancelling) return { text: i18n.t('deskBooking.status.cancelling'), tone: 'amber' };
  return { text: i18n.t(`deskBooking.status.${status}`), tone: tones[status] };
}

const tones = {
  pending: 'amber',
  requested: 'amber',
  confirmed: 'good',
  declined: 'neutral',
  cancelled: 'neutral',
  stayed: 'sea',
  'no-show': 'danger',
} as const satisfies Record<DeskBooking['booking']['status'], Tone>;
