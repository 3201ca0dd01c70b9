import { Disclosure } from '../Disclosure.tsx';
import type { CreditsOfStay } from './creditsOfStay.ts';
import { PromotionCode } from './PromotionCode.tsx';

/** The promotion code at pre-checkout: behind its link until one is applied or typed. Spec §2. */
export function CouponCode({ credits }: { credits: CreditsOfStay }) {
  return (
    <Disclosure
      title="Use a coupon, credit, or promotion code"
      open={credits.promotion !== undefined || credits.choice.typedCode !== ''}
    >
      <PromotionCode credits={credits} />
    </Disclosure>
  );
}
