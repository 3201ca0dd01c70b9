import type { Money } from '#contracts/money/money.ts';
import type { SiteI18n } from '#contracts/texts/siteI18n.ts';
import type { StayDetails } from '../../domain/stay/stayDetails.ts';
import { TextField } from '../../ui/fields/TextField.tsx';
import { FieldPair } from '../../ui/fields/FieldPair.tsx';
import { Panel } from '../../ui/stay/Panel.tsx';
import { useI18n } from '../../ui/useI18n.ts';

/** Shows the client's price and the agent's commission, both read-only. Spec §2. */
export function ClientPrice({
  stay: { ledger, commission },
}: {
  stay: Pick<StayDetails, 'ledger' | 'commission'>;
}) {
  const i18n = useI18n();
  const { t } = i18n;
  const earned = commission
    ? t('checkout.agent.earned', {
        percent: commission.percent,
        amount: inField(i18n, commission.amount),
      })
    : t('checkout.agent.noCommission');
  return (
    <Panel title={t('checkout.agent.title')}>
      <FieldPair>
        <TextField
          label={t('checkout.agent.clientPrice')}
          readOnly
          value={inField(i18n, ledger.total)}
        />
        <TextField label={t('checkout.agent.commission')} readOnly value={earned} />
      </FieldPair>
    </Panel>
  );
}

/** Formats the value of a field with ordinary spaces, so that it can be copied and searched. */
function inField({ formats }: SiteI18n, money: Money): string {
  return formats.money(money).replaceAll(/\s/g, ' ');
}
