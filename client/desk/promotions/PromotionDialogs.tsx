import { useState } from 'react';
import { randomPromotionCode } from '#contracts/site/promotions.ts';
import { parseMoney } from '#contracts/money/money.ts';
import type { DeskPromotion, PromotionTerms } from '#contracts/site/desk/deskPromotions.ts';
import { dayAt } from '#contracts/values/calendarDay.ts';
import { Button } from '../../ui/Button.tsx';
import { FieldPair } from '../../ui/fields/FieldPair.tsx';
import { SelectField, TextField } from '../../ui/fields/TextField.tsx';
import { useCreatePromotionMutation, useEndPromotionMutation } from '../api/deskPromotionsApi.ts';
import { ActionDialog } from '../ui/ActionDialog.tsx';
import { useDeskI18n } from '../ui/useDeskI18n.ts';
import { Facts } from '../ui/Facts.tsx';
import styles from './promotions.module.css';
import { conflictText, daysText, shareText } from './promotionTexts.ts';
import { readPromotion, type TypedPromotion } from './readPromotion.ts';

const kinds = ['percent', 'amount'] as const;
const empty: TypedPromotion = {
  code: '',
  kind: 'percent',
  percent: '',
  amount: '',
  currency: 'USD',
  startsOn: '',
  endsOn: '',
  maxUses: '',
  maxUsesPerPerson: '',
};

/** The fields that have an error text. */
type Field = Exclude<keyof TypedPromotion, 'kind'>;

/**
 * Creates a promotion. The dialog first describes its effect in words. `onCreated` receives the
 * code.
 */
export function NewPromotionDialog({
  onCreated,
  onClose,
}: {
  onCreated: (code: string) => void;
  onClose: () => void;
}) {
  const i18n = useDeskI18n();
  const { t } = i18n;
  const [create] = useCreatePromotionMutation();
  const [typed, setTyped] = useState(empty);
  // The fields whose errors are shown. The errors appear when the button is pressed. Each error
  // disappears when its field changes.
  const [told, setTold] = useState<ReadonlySet<string>>(new Set());
  // A last day before the day on which the dialog was opened is wrong.
  const [today] = useState(() => dayAt(Date.now()));
  const { promotion, wrong } = readPromotion(typed, today);
  const change = (changes: Partial<TypedPromotion>) => {
    setTyped({ ...typed, ...changes });
    setTold(new Set([...told].filter((field) => !(field in changes))));
  };
  const field = (name: Field, error: string) => ({
    value: typed[name],
    autoComplete: 'off',
    error: told.has(name) ? error : undefined,
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  const number = { inputMode: 'numeric', maxLength: 9, dir: 'ltr' } as const;
  return (
    <ActionDialog
      title={t('deskPromotions.create.title')}
      reason="required"
      confirm={t('deskPromotions.create.confirm')}
      look="brand"
      textOf={(error) => conflictText(i18n, error)}
      onConfirm={(reason) => {
        setTold(wrong);
        return promotion && create({ ...promotion, reason });
      }}
      onDone={() => promotion && onCreated(promotion.code)}
      onClose={onClose}
    >
      <div>
        <TextField
          label={t('deskPromotions.create.code')}
          {...field('code', t('credits.promotion.error.form'))}
          asterisk
          dir="ltr"
          maxLength={40}
          onChange={({ target }) => change({ code: target.value.toUpperCase() })}
        />
        <Button
          look="quiet"
          className={styles.suggest ?? ''}
          onClick={() => change({ code: randomPromotionCode() })}
        >
          {t('deskPromotions.create.suggest')}
        </Button>
      </div>
      <SelectField
        label={t('deskPromotions.create.kind')}
        options={kinds.map((kind) => ({
          value: kind,
          text: t(`deskPromotions.create.kinds.${kind}`),
        }))}
        value={typed.kind}
        onChange={({ target }) =>
          change({ kind: target.value === 'amount' ? 'amount' : 'percent' })
        }
      />
      <FieldPair>
        {typed.kind === 'percent' ? (
          <TextField
            label={t('deskPromotions.create.percent')}
            {...field('percent', t('deskPromotions.create.percentWrong'))}
            asterisk
            {...number}
          />
        ) : (
          <>
            <TextField
              label={t('deskTravelers.adjust.amount')}
              hint={t('deskPromotions.create.amountHint')}
              {...field('amount', t('deskPromotions.create.amountWrong'))}
              asterisk
              inputMode="decimal"
              maxLength={20}
              dir="ltr"
            />
            <TextField
              label={t('deskTravelers.adjust.currency')}
              {...field('currency', t('deskTravelers.adjust.currencyWrong'))}
              asterisk
              maxLength={3}
              dir="ltr"
              onChange={({ target }) => change({ currency: target.value.toUpperCase() })}
            />
          </>
        )}
      </FieldPair>
      <FieldPair>
        <TextField
          label={t('deskPromotions.create.startsOn')}
          hint={t('deskPromotions.create.startsOnHint')}
          {...field('startsOn', t('deskPromotions.create.startsOnWrong'))}
          type="date"
        />
        <TextField
          label={t('deskPromotions.create.endsOn')}
          hint={t('deskPromotions.create.endsOnHint')}
          {...field('endsOn', t('deskPromotions.create.endsOnWrong'))}
          type="date"
        />
      </FieldPair>
      <FieldPair>
        <TextField
          label={t('deskPromotions.create.maxUses')}
          hint={t('deskPromotions.create.anyHint')}
          {...field('maxUses', t('deskPromotions.create.usesWrong'))}
          {...number}
        />
        <TextField
          label={t('deskPromotions.create.maxUsesPerPerson')}
          hint={t('deskPromotions.create.anyHint')}
          {...field('maxUsesPerPerson', t('deskPromotions.create.usesWrong'))}
          {...number}
        />
      </FieldPair>
      {promotion ? (
        <section className={styles.preview}>
          <h3 className={styles.previewTitle}>
            {t('deskPromotions.create.preview', { code: promotion.code })}
          </h3>
          <PromotionFacts terms={promotion} />
        </section>
      ) : (
        <p className={styles.preview}>{t('deskPromotions.create.notYet')}</p>
      )}
    </ActionDialog>
  );
}

/**
 * The effect of a promotion in words: its value, its users, its period, its limits, and the payer.
 */
function PromotionFacts({ terms }: { terms: PromotionTerms }) {
  const i18n = useDeskI18n();
  const { t, formats } = i18n;
  const { percent, amount, maxUses, maxUsesPerPerson } = terms;
  const number = (most: number | null) =>
    most === null ? t('deskPromotions.terms.any') : formats.number(most);
  return (
    <Facts
      facts={[
        {
          label: t('deskPromotions.terms.gives'),
          value: amount
            ? t('deskPromotions.terms.amount', {
                amount: formats.money(parseMoney(amount)),
                currency: formats.currency(amount.currency),
              })
            : t('deskPromotions.terms.share', { share: shareText(i18n, percent ?? 0) }),
        },
        {
          label: t('deskPromotions.terms.whom'),
          value: t(
            maxUsesPerPerson === null
              ? 'deskPromotions.terms.everybody'
              : 'deskPromotions.terms.signedIn',
          ),
        },
        { label: t('deskPromotions.terms.days'), value: daysText(i18n, terms) },
        { label: t('deskPromotions.create.maxUses'), value: number(maxUses) },
        { label: t('deskPromotions.create.maxUsesPerPerson'), value: number(maxUsesPerPerson) },
        { label: t('deskPromotions.terms.pays'), value: t('deskPromotions.terms.site') },
      ]}
    />
  );
}

/** Confirms that a promotion ends for good. */
export function EndPromotionDialog({
  promotion,
  onClose,
}: {
  promotion: DeskPromotion;
  onClose: () => void;
}) {
  const i18n = useDeskI18n();
  const { t } = i18n;
  const [end] = useEndPromotionMutation();
  const { code, uses } = promotion;
  return (
    <ActionDialog
      title={t('deskPromotions.end.title', { code })}
      reason="required"
      confirm={t('deskPromotions.end.confirm')}
      textOf={(error) => conflictText(i18n, error)}
      onConfirm={(reason) => end({ code, reason })}
      onClose={onClose}
    >
      <p>{t('deskPromotions.end.text', { uses })}</p>
      <PromotionFacts terms={promotion} />
    </ActionDialog>
  );
}
