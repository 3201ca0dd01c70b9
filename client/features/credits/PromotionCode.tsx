import { type KeyboardEvent, useState } from 'react';
import * as v from 'valibot';
import { promotionCodeSchema } from '#contracts/site/promotions.ts';
import { useCheckPromotionMutation } from '../../api/promotionsApi.ts';
import { formatMoney } from '../../domain/money/price.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { SignInLink } from '../../ui/SignInLink.tsx';
import { Disclosure } from '../../ui/stay/Disclosure.tsx';
import { useFocusOnMount } from '../../ui/useFocusOnMount.ts';
import styles from './credits.module.css';
import type { CreditsOfStay } from './creditsOfStay.ts';
import { asksToSignIn, codeForm, promotionErrorText } from './promotionErrorText.ts';

/**
 * A promotion code: a box to apply one, or the applied one and a button to remove it. It is no form, so
 * that it can be inside one; Enter applies the code. A code that needs a session is
 * still in the box after signing in.
 */
export function PromotionCode({
  credits: { promotion, choice, ledger, change },
}: {
  credits: CreditsOfStay;
}) {
  // Whether the code was applied or removed here, so that the focus follows.
  const [changed, setChanged] = useState(false);
  const apply = (applied: Parameters<typeof change>[0]) => {
    setChanged(true);
    change(applied);
  };
  if (promotion) {
    const { code, discount } = promotion;
    return (
      <Applied
        text={`Promotion ${code}: ${formatMoney(discount)} off`}
        takesFocus={changed}
        onRemove={() => apply({ promotion: null })}
      />
    );
  }
  return (
    <Entry
      currency={ledger.currency}
      typed={choice.typedCode}
      takesFocus={changed}
      onType={(typedCode) => change({ typedCode })}
      onApply={(found) => apply({ promotion: found, typedCode: '' })}
    />
  );
}

function Applied({
  text,
  takesFocus,
  onRemove,
}: {
  text: string;
  takesFocus: boolean;
  onRemove: () => void;
}) {
  const element = useFocusOnMount<HTMLParagraphElement>(takesFocus);
  return (
    <div className={styles.applied}>
      <p ref={element} tabIndex={-1}>
        {text}
      </p>
      <Button look="quiet" onClick={onRemove} aria-label="Remove the promotion code">
        Remove
      </Button>
    </div>
  );
}

function Entry({
  currency,
  typed,
  takesFocus,
  onType,
  onApply,
}: {
  currency: string;
  typed: string;
  takesFocus: boolean;
  onType: (text: string) => void;
  onApply: (promotion: NonNullable<CreditsOfStay['choice']['promotion']>) => void;
}) {
  const input = useFocusOnMount<HTMLInputElement>(takesFocus);
  const [check, { isLoading }] = useCheckPromotionMutation();
  const [error, setError] = useState<string>();
  const [signsIn, setSignsIn] = useState(false);
  const fail = (why: string) => {
    setError(why);
    setSignsIn(false);
    input.current?.focus();
  };
  const apply = async () => {
    if (isLoading) return;
    const code = v.safeParse(promotionCodeSchema, typed);
    if (!code.success) {
      fail(typed.trim() ? codeForm : 'Enter a promotion code.');
      return;
    }
    const result = await check({ code: code.output, currency });
    if (result.data) {
      onApply(result.data);
      return;
    }
    fail(promotionErrorText(result.error));
    setSignsIn(asksToSignIn(result.error));
  };
  return (
    <div className={styles.entry}>
      <TextField
        ref={input}
        label="Promo code"
        name="promoCode"
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        value={typed}
        error={error}
        hint={typed.trim() ? 'Apply it to see the new price.' : undefined}
        onChange={({ target }) => {
          onType(target.value);
          setError(undefined);
          setSignsIn(false);
        }}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          void apply();
        }}
      />
      <Button aria-disabled={isLoading} onClick={() => void apply()}>
        Apply
      </Button>
      {signsIn && (
        <p className={styles.signIn}>
          <SignInLink>Sign in to use this code</SignInLink>
        </p>
      )}
    </div>
  );
}

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
