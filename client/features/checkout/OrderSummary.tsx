import { Stack } from '@chakra-ui/react';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import type { StayDetails } from '../../domain/stay/stayDetails.ts';
import { Isolated } from '../../ui/Isolated.tsx';
import { TickedList } from '../../ui/TickedList.tsx';
import { Panel } from '../../ui/stay/Panel.tsx';
import { StayDates } from '../../ui/stay/StayDates.tsx';
import { StayPolicies } from '../../ui/stay/StayPolicies.tsx';
import { useI18n } from '../../ui/useI18n.ts';

const Terms = chakra(TickedList, { base: { display: 'grid', gap: '1' } });

const Part = chakra('div', { base: { borderTopWidth: '1px', borderColor: 'hairline', pt: '4' } });

/** The stay that is being booked, and its price as `children`. Spec §2. */
export function OrderSummary({ stay, children }: { stay: StayDetails; children: ReactNode }) {
  const { t } = useI18n();
  const { stars, place } = stay;
  // A tick stands for what is included.
  const hasMeal = stay.meal !== t('stay.meal.room-only');
  return (
    <Panel title={stay.hotel}>
      <Stack gap="4">
        <chakra.p color="inkMuted">
          {stars && place ? t('checkout.starsAndPlace', { stars, place }) : stars || place}
          <br />
          {stay.guests}
        </chakra.p>
        <StayDates checkIn={stay.checkIn} checkOut={stay.checkOut} nights={stay.ledger.nights} />
        {stay.refundable ? (
          <Terms lines={[...(hasMeal ? [stay.meal] : []), stay.cancellation]} />
        ) : (
          <div>
            {hasMeal && <Terms lines={[stay.meal]} />}
            <chakra.p color="amber" fontWeight="600">
              {stay.cancellation}
            </chakra.p>
          </div>
        )}
        <StayPolicies policies={stay.policies} />
        <Part>
          <chakra.p fontWeight="600">
            <Isolated>{stay.room}</Isolated>
          </chakra.p>
          {!hasMeal && <chakra.p color="inkMuted">{stay.meal}</chakra.p>}
        </Part>
        {children}
      </Stack>
    </Panel>
  );
}

/** The text in place of taxes where there are none. */
export function TaxNote({ stay: { taxNote } }: { stay: Pick<StayDetails, 'taxNote'> }) {
  if (!taxNote) return null;
  return (
    <chakra.p fontSize="sm" color="inkMuted">
      {taxNote}
    </chakra.p>
  );
}
