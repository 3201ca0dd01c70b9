import type { Money } from '#contracts/money/money.ts';
import { formatMoney } from '../../domain/money/price.ts';
import type { StayDetails } from '../../domain/stay/stayDetails.ts';
import { TextField } from '../../ui/fields/TextField.tsx';
import { FieldPair } from '../../ui/fields/FieldPair.tsx';
import { Panel } from '../../ui/stay/Panel.tsx';

/** The client's price and the agent's commission, both read-only. Spec §2. */
export function ClientPrice({
  stay: { ledger, commission },
}: {
  stay: Pick<StayDetails, 'ledger' | 'commission'>;
}) {
  const earned = commission
    ? `${commission.percent} % ${inField(commission.amount)}`
    : 'No commission';
  return (
    <Panel title="Client price and the commission">
      <FieldPair>
        <TextField label="Client price" readOnly value={inField(ledger.total)} />
        <TextField label="Commission" readOnly value={earned} />
      </FieldPair>
    </Panel>
  );
}

/** A field's value with plain spaces, so that it can be copied and searched for. */
function inField(money: Money): string {
  return formatMoney(money).replaceAll('\u00a0', ' ');
}
