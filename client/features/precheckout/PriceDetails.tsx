import { Stack } from '@chakra-ui/react';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { currenciesOf, type PriceLedger as Ledger } from '#contracts/money/priceLedger.ts';
import { currencyName } from '../../domain/money/price.ts';
import { ChargedIn } from '../../ui/money/ChargedIn.tsx';
import { PriceLedger } from '../../ui/stay/PriceLedger.tsx';
import { TextAnchor } from '../../ui/TextLink.tsx';
import { Panel } from '../../ui/stay/Panel.tsx';

/**
 * The price of the stay, with what is paid now, labelled `dueNow`, and what at the property. `children`
 * stand below the figures. Spec §2.
 */
export function PriceDetails({
  ledger,
  dueNow,
  children,
}: {
  ledger: Ledger;
  dueNow?: string | undefined;
  children?: ReactNode;
}) {
  const { currency, dueAtProperty } = ledger;
  return (
    <Panel title="Price details">
      <Stack gap="4">
        <PriceLedger ledger={ledger} dueNow={dueNow} />
        {children}
        <ChargedIn currencies={currenciesOf(ledger)} />
        <chakra.p fontSize="sm" color="inkMuted">
          Prices are in {currencyName(currency)} ({currency}).
          {dueAtProperty.amount > 0n &&
            ' What you pay at the property is charged in its own currency, so that amount may change with the exchange rate on the day you pay.'}
        </chakra.p>
      </Stack>
    </Panel>
  );
}

/** The coupon link of the sample price; it leads nowhere. Spec §2. */
export function CouponLink() {
  return <TextAnchor href="#">Use a coupon, credit, or promotion code</TextAnchor>;
}
