import type { Money } from '#contracts/money/money.ts';
import type { PriceLedger } from '#contracts/money/priceLedger.ts';
import { rewardOf, type Rewards } from '#contracts/site/account/rewards.ts';
import { chosenCredits, type ChosenCredits } from '../../domain/money/chosenCredits.ts';
import type { CreditChoice } from '../../domain/money/applyRewards.ts';
import type { DraftOfStay } from '../../domain/travelers/bookingDraft.ts';

/** The credits of a stay that is being booked, and a function to change them. */
export interface CreditsOfStay extends ChosenCredits {
  readonly choice: CreditChoice;
  /**
   * The OneKeyCash that the stay earns. Undefined if the site gives none or the amount is unknown.
   */
  readonly earns: Money | undefined;
  readonly change: (changes: Partial<CreditChoice>) => void;
}

/**
 * Returns the credits that are chosen in the draft of a stay. The checkout shows and books these
 * credits. `rewards` is undefined while the OneKeyCash is unknown.
 */
export function creditsOfStay(
  { stay, rewards }: { stay: { ledger: PriceLedger }; rewards: Rewards | undefined },
  { draft: { credits: choice }, change }: Pick<DraftOfStay, 'draft' | 'change'>,
): CreditsOfStay {
  const reward = rewards?.enabled ? rewardOf(stay.ledger) : undefined;
  return {
    ...chosenCredits(stay.ledger, choice, rewards),
    choice,
    earns: reward && reward.amount > 0n ? reward : undefined,
    change: (changes) => change({ credits: { ...choice, ...changes } }),
  };
}
