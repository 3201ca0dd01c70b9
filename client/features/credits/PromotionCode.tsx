import { type KeyboardEvent, useState } from 'react';
import * as v from 'valibot';
import { promotionCodeSchema, promotionProblemSchema } from '#contracts/site/promotions.ts';
import type { SiteI18n } from '#contracts/texts/siteI18n.ts';
import { invalidFieldsSchema } from '#contracts/site/fieldError.ts';
import { useCheckPromotionMutation } from '../../api/promotionsApi.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { SignInLink } from '../../ui/frame/SignInLink.tsx';
import { Disclosure } from '../../ui/stay/Disclosure.tsx';
import { useFocusOnMount } from '../../ui/browser/useFocusOnMount.ts';
import { useI18n } from '../../ui/useI18n.ts';
import { creditRejectionText } from '../../domain/problems/creditRejectionText.ts';
import styles from './credits.module.css';
import type { CreditsOfStay } from './creditsOfStay.ts';

/**
 * Renders a box to apply a promotion code, or the applied code with a button to remove it. The box
 * is not a form, so that it can be inside a form. The Enter key applies the code. If a code needs a
 * session, the code is still in the box after signing in.
 */
function PromotionCode({
  credits: { promotion, choice, ledger, change },
}: {
  credits: CreditsOfStay;
}) {
  const { t, formats } = useI18n();
  // Whether the traveler has applied or removed a code. If so, the new content takes the focus.
  const [changed, setChanged] = useState(false);
  const apply = (applied: Parameters<typeof change>[0]) => {
    setChanged(true);
    change(applied);
  };
  if (promotion) {
    const { code, discount } = promotion;
    return (
      <Applied
        text={t('credits.promotion.applied', { code, amount: formats.money(discount) })}
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
  const { t } = useI18n();
  const element = useFocusOnMount<HTMLParagraphElement>(takesFocus);
  return (
    <div className={styles.applied}>
      <p ref={element} tabIndex={-1}>
        {text}
      </p>
      <Button look="quiet" onClick={onRemove} aria-label={t('credits.promotion.removeLabel')}>
        {t('credits.promotion.remove')}
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
  const i18n = useI18n();
  const { t } = i18n;
  const input = useFocusOnMount<HTMLInputElement>(takesFocus);
  const [check, { isLoading }] = useCheckPromotionMutation();
  /** The reason why the code was not applied. `promotionErrorText` returns its text. */
  const [error, setError] = useState<unknown>();
  const fail = (why: unknown) => {
    setError(why);
    input.current?.focus();
  };
  const apply = async () => {
    if (isLoading) return;
    const code = v.safeParse(promotionCodeSchema, typed);
    if (!code.success) {
      fail((typed.trim() ? 'form' : 'empty') satisfies TypedCodeError);
      return;
    }
    const result = await check({ code: code.output, currency });
    if (result.data) {
      onApply(result.data);
      return;
    }
    fail(result.error);
  };
  return (
    <div className={styles.entry}>
      <TextField
        ref={input}
        label={t('credits.promotion.label')}
        name="promoCode"
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        value={typed}
        error={error === undefined ? undefined : promotionErrorText(i18n, error)}
        hint={typed.trim() ? t('credits.promotion.hint') : undefined}
        onChange={({ target }) => {
          onType(target.value);
          setError(undefined);
        }}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          void apply();
        }}
      />
      <Button aria-disabled={isLoading} onClick={() => void apply()}>
        {t('credits.promotion.apply')}
      </Button>
      {asksToSignIn(error) && (
        <p className={styles.signIn}>
          <SignInLink>{t('credits.promotion.signIn')}</SignInLink>
        </p>
      )}
    </div>
  );
}

/**
 * Renders the promotion code in a collapsible card. The card is open at first only if a code is
 * applied or typed. Spec §2.
 */
export function CouponCode({ credits }: { credits: CreditsOfStay }) {
  const { t } = useI18n();
  return (
    <Card className={styles.coupon}>
      <Disclosure
        title={t('credits.promotion.title')}
        open={credits.promotion !== undefined || credits.choice.typedCode !== ''}
      >
        <PromotionCode credits={credits} />
      </Disclosure>
    </Card>
  );
}

/** The reason why a typed code was not sent: the box is empty, or the text cannot be a code. */
type TypedCodeError = 'empty' | 'form';

const typedErrorSchema = v.picklist(['empty', 'form'] satisfies TypedCodeError[]);
const responseSchema = v.object({ status: v.number(), data: v.unknown() });
const signedOutSchema = v.object({ data: v.object({ code: v.literal('signed-out') }) });

/** Returns why a promotion code was not sent, could not be checked, or cannot be used. */
function promotionErrorText(i18n: SiteI18n, error: unknown): string {
  const { t } = i18n;
  if (v.is(typedErrorSchema, error)) return t(`credits.promotion.error.${error}`);
  const response = v.safeParse(responseSchema, error);
  if (!response.success) return t('failures.didNotWork');
  const { status, data } = response.output;
  const problem = v.safeParse(promotionProblemSchema, data);
  if (problem.success) {
    const { code: reason, params } = problem.output;
    return creditRejectionText(i18n, { kind: 'promotion', reason, params });
  }
  if (v.is(invalidFieldsSchema, data)) return t('credits.promotion.error.form');
  if (status === 422) return t('credits.promotion.error.refused');
  return t(`credits.promotion.error.${status === 429 ? 'tooMany' : 'notChecked'}`);
}

/** Returns whether the code can be checked only with a session. */
function asksToSignIn(error: unknown): boolean {
  return v.is(signedOutSchema, error);
}
