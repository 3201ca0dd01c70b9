import type { HotelMonth } from '#contracts/site/desk/deskMoney.ts';
import { StatusBadge, type Tone } from '../ui/StatusBadge.tsx';
import { useDeskI18n } from '../ui/useDeskI18n.ts';

const tones: Readonly<Record<HotelMonth['state'], Tone>> = {
  running: 'neutral',
  waiting: 'amber',
  open: 'sea',
  adjustment: 'amber',
  settled: 'good',
};

/** What remains to be done about a month, in a word. */
export function MonthState({ state }: Pick<HotelMonth, 'state'>) {
  const { t } = useDeskI18n();
  return <StatusBadge tone={tones[state]}>{t(`deskMoney.stateOf.${state}`)}</StatusBadge>;
}
