import { TextField } from '../../ui/fields.tsx';
import { FieldPair } from './FieldPair.tsx';
import { Panel } from './Panel.tsx';
import type { Order } from './sampleOrder.ts';

/** The client's price and the agent's commission, both read-only. Spec §2. */
export function ClientPrice({ order }: { order: Pick<Order, 'clientPrice' | 'commission'> }) {
  return (
    <Panel title="Client price and the commission">
      <FieldPair>
        <TextField label="Client price" readOnly value={order.clientPrice} />
        <TextField label="Commission" readOnly value={order.commission} />
      </FieldPair>
    </Panel>
  );
}
