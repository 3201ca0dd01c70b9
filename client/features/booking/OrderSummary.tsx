import { Stack } from '@chakra-ui/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { CheckboxField, SelectField, TextField } from '../../ui/fields.tsx';
import { TextAnchor } from '../../ui/TextLink.tsx';
import { TickedList } from '../../ui/TickedList.tsx';
import { Amount, AmountList } from './AmountList.tsx';
import { Panel } from './Panel.tsx';
import type { Order } from './sampleOrder.ts';
import { StayDates } from './StayDates.tsx';

const Terms = chakra(TickedList, { base: { display: 'grid', gap: '1' } });

const Part = chakra('div', { base: { borderTopWidth: '1px', borderColor: 'hairline', pt: '4' } });

const points = ['Choose', '1,000 points', '2,500 points', '5,000 points'];

/** The stay that is being booked, its price, and the ways to pay less for it. Spec §2. */
export function OrderSummary({ order }: { order: Order }) {
  return (
    <Panel title={order.hotel}>
      <Stack gap="4">
        <chakra.p color="inkMuted">
          {order.stars}, {order.place}
          <br />
          {order.guests}
        </chakra.p>
        <StayDates checkIn={order.checkIn} checkOut={order.checkOut} nights={order.nights} />
        <Terms lines={[order.meal, order.cancellation]} />
        <TextAnchor href="#">Important information</TextAnchor>
        <Part>
          <chakra.p fontWeight="600" mb="3">
            {order.room}
          </chakra.p>
          <AmountList>
            <Amount label={order.roomNights} strong>
              {order.price}
            </Amount>
          </AmountList>
          <chakra.p fontSize="sm" color="inkMuted">
            {order.vat}
          </chakra.p>
        </Part>
        <TextField
          label="Promo code"
          name="promoCode"
          autoComplete="off"
          autoCapitalize="characters"
        />
        <div>
          <CheckboxField name="payWithPoints">Pay with points</CheckboxField>
          <SelectField label="Points to spend" options={points} name="points" />
        </div>
        <Part>
          <chakra.h3 fontSize="lg" mb="2">
            To pay upon arrival
          </chakra.h3>
          <AmountList>
            <Amount label="City tax">{order.cityTax}</Amount>
          </AmountList>
        </Part>
      </Stack>
    </Panel>
  );
}
