import { toDecimal } from '#contracts/money/money.ts';
import { currencyName, formatMoney } from '../../domain/money/price.ts';
import { TextField } from '../../ui/fields/TextField.tsx';
import { SwitchField } from '../../ui/fields/ChoiceField.tsx';
import { Panel } from '../../ui/stay/Panel.tsx';
import { BelowMinimum, SignInForRewards } from './RewardsHints.tsx';
import type { CreditsOfStay } from './creditsOfStay.ts';
import styles from './credits.module.css';

/**
 * The OneKeyCash of the account at pre-checkout: all of it is applied until that is changed. Draws nothing
 * while it is not known. Spec §2 and §5.
 */
export function RewardsPanel({ credits }: { credits: CreditsOfStay }) {
  const { rewards, ledger, earns } = credits;
  if (rewards.status === 'hidden') return null;
  return (
    <Panel title="Your OneKeyCash">
      <div className={styles.parts}>
        {rewards.status === 'signed-out' && (
          <>
            <p>
              <SignInForRewards />
            </p>
            {earns && (
              <p>Signed in, you also earn {formatMoney(earns)} in OneKeyCash with this booking.</p>
            )}
          </>
        )}
        {rewards.status === 'empty' && (
          <p>You have no OneKeyCash in {currencyName(ledger.currency)} to spend on this stay.</p>
        )}
        {rewards.status === 'below-minimum' && <BelowMinimum rewards={rewards} />}
        {rewards.status === 'usable' && <UsableRewards credits={credits} rewards={rewards} />}
      </div>
    </Panel>
  );
}

function UsableRewards({
  credits: { choice, ledger, change },
  rewards: { balance, most, error },
}: {
  credits: CreditsOfStay;
  rewards: Extract<CreditsOfStay['rewards'], { status: 'usable' }>;
}) {
  const total = formatMoney(balance);
  return (
    <>
      <p>You have a {total} credit in OneKeyCash to spend on this stay.</p>
      <SwitchField
        name="applyOneKeyCash"
        checked={choice.usesRewards}
        onChange={({ target }) => change({ usesRewards: target.checked })}
      >
        Apply my {total} in OneKeyCash
      </SwitchField>
      <TextField
        label="OneKeyCash value"
        asterisk
        inputMode="decimal"
        name="oneKeyCash"
        autoComplete="off"
        maxLength={20}
        disabled={!choice.usesRewards}
        value={choice.rewardsValue ?? toDecimal(most)}
        error={error}
        onChange={({ target }) => change({ rewardsValue: target.value })}
      />
      <p aria-live="polite" className={styles.strong}>
        You will be charged nothing today. For this stay you pay {formatMoney(ledger.total)}.
      </p>
    </>
  );
}
