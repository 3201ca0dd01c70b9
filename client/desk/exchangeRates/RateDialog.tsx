import { useState } from 'react';
import type { HeldRate, RateProblem } from '#contracts/site/desk/deskExchangeRates.ts';
import type { DeskI18n } from '#contracts/texts/deskI18n.ts';
import { Button } from '../../ui/Button.tsx';
import {
  rateProblemOf,
  useKeepOldRateMutation,
  useUseNewRateMutation,
} from '../api/deskExchangeRatesApi.ts';
import { ActionDialog, Modal } from '../ui/ActionDialog.tsx';
import { Facts } from '../ui/Facts.tsx';
import { Notice } from '../ui/Notice.tsx';
import { FirstChange } from '../ui/problemText.tsx';
import { useDeskI18n } from '../ui/useDeskI18n.ts';
import { changeText, currencyText, originText, rateText } from './rateTexts.ts';

/**
 * A decision about a rate, as the page shows the rate. `day` and `source` are the day and the
 * server of the new rate.
 */
export interface RateChoice {
  /** `refuse` replaces `keep` if the old rate is too old for use. */
  decision: 'use' | 'keep' | 'refuse';
  rate: HeldRate;
  day: string;
  source: string | null;
}

/**
 * Confirms the use or refusal of a new rate. The request has the rate on screen. If the rate has
 * changed or somebody has decided first, nothing changes and the dialog shows the present state.
 */
export function RateDialog({
  decision,
  rate: held,
  day,
  source,
  onClose,
}: RateChoice & { onClose: () => void }) {
  const i18n = useDeskI18n();
  const { t, formats } = i18n;
  const [use] = useUseNewRateMutation();
  const [keep] = useKeepOldRateMutation();
  const [refusal, setRefusal] = useState<unknown>();
  const { currency, was, wasOn, wasFrom, rate, until } = held;
  const title = t(`deskRates.${decision}.title`, { currency: currencyText(i18n, currency) });
  const problem = rateProblemOf(refusal);
  if (problem) {
    return (
      <Modal title={title} onClose={onClose}>
        <Notice tone="danger" heading={t('deskBooking.problem.title')}>
          <FirstChange error={refusal}>{problemWords(i18n, problem)}</FirstChange>
        </Notice>
        <Button look="brand" onClick={onClose}>
          {t('deskRates.problem.look')}
        </Button>
      </Modal>
    );
  }
  const [old, latest] = [rateText(i18n, was), rateText(i18n, rate)];
  return (
    <ActionDialog
      title={title}
      reason="required"
      look="brand"
      confirm={t(`deskRates.${decision}.confirm`, { rate: decision === 'keep' ? old : latest })}
      onConfirm={(reason) =>
        (decision === 'use' ? use : keep)({ currency, rate, reason }).then((result) => {
          if (rateProblemOf(result.error)) setRefusal(result.error);
          return result;
        })
      }
      onClose={onClose}
    >
      <Facts
        facts={[
          {
            label: t('deskRates.columns.was'),
            value: joined(old, originText(i18n, wasOn, wasFrom)),
          },
          {
            label: t('deskRates.columns.rate'),
            value: joined(latest, originText(i18n, day, source)),
          },
          { label: t('deskRates.columns.change'), value: <bdi>{changeText(i18n, held)}</bdi> },
        ]}
      />
      <p>
        {decision === 'keep' && until !== null
          ? t('deskRates.keep.text', { day: formats.yearDay(until) })
          : t(decision === 'use' ? 'deskRates.use.text' : 'deskRates.refuse.text')}
      </p>
    </ActionDialog>
  );
}

/** Returns the text that says why the decision changed nothing, and which rate applies instead. */
function problemWords(i18n: DeskI18n, { code, state, now, date }: RateProblem): string {
  const { t, formats } = i18n;
  const rate = now === null ? '' : rateText(i18n, now);
  if (code === 'decided' && (state === 'used' || state === 'kept')) {
    return t(`deskRates.problem.decided.${state}`, { rate });
  }
  return t(`deskRates.problem.changed.${state}`, { rate, day: formats.yearDay(date) });
}

function joined(rate: string, origin: string) {
  return (
    <>
      <bdi>{rate}</bdi>
      {origin && ` (${origin})`}
    </>
  );
}
