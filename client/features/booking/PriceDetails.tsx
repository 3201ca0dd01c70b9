import { Stack } from '@chakra-ui/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { TextAnchor } from '../../ui/TextLink.tsx';
import { Amount, AmountList } from './AmountList.tsx';
import { Panel } from './Panel.tsx';
import type { Quote } from './sampleQuote.ts';

const Rule = chakra('hr', { base: { borderTopWidth: '1px', borderColor: 'hairline' } });

/** The price of the stay, with what is paid now and what at the property. Spec §2. */
export function PriceDetails({ price }: { price: Quote['price'] }) {
  return (
    <Panel title="Price details">
      <Stack gap="4">
        <AmountList>
          <Amount label={price.roomNights}>{price.room}</Amount>
          <Amount label="OneKeyCash applied" tone="good">
            {price.loyaltyCash}
          </Amount>
          <Amount label="Taxes and fees">{price.taxesAndFees}</Amount>
          <Amount label="Local tax">{price.localTax}</Amount>
          <Amount label="Payable at property">{price.payableAtProperty}</Amount>
        </AmountList>
        <Rule />
        <AmountList>
          <Amount label="Total" strong>
            {price.total}
          </Amount>
          <Amount label="Pay now">{price.payNow}</Amount>
          <Amount label="Pay at property">{price.payAtProperty}</Amount>
        </AmountList>
        <TextAnchor href="#">Use a coupon, credit, or promotion code</TextAnchor>
        <chakra.p fontSize="sm" color="inkMuted">
          Prices are in US dollars (USD). What you pay at the property is charged in its own
          currency, so that amount may change with the exchange rate on the day you pay.
        </chakra.p>
      </Stack>
    </Panel>
  );
}
