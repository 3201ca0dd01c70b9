import { use } from 'react';
import { type DisplayCurrency, displayCurrencies } from '#contracts/money/currencies.ts';
import type { Language } from '#contracts/texts/languages.ts';
import { FrameSelect } from '../frame/FrameSelect.tsx';
import { useI18n } from '../useI18n.ts';
import { PriceDisplay } from './PriceDisplay.ts';

/**
 * The currencies that the menu proposes first to readers of a language. No currency is preselected.
 */
const proposed: Readonly<Record<Language, readonly DisplayCurrency[]>> = {
  en: ['USD', 'GBP', 'EUR'],
  de: ['EUR', 'CHF'],
  fr: ['EUR', 'CHF', 'CAD'],
  ar: ['AED', 'SAR', 'USD'],
};

/**
 * A select for the currency in which prices are shown. Nothing is shown where prices are never
 * converted. Without usable rates, the select lists the reason instead of the currencies, and
 * prices stay as charged.
 */
export function CurrencySelect() {
  const { t, formats, language } = useI18n();
  const { currency, rates, failed, prepare, choose } = use(PriceDisplay);
  if (!choose) return null;
  const problem = rates?.outdated
    ? t('currency.outdated', { date: formats.yearDay(rates.date) })
    : failed && t('currency.notLoaded');
  return (
    <FrameSelect
      shown={currency ?? (problem ? t('currency.asCharged') : t('currency.none'))}
      aria-label={t('currency.label')}
      value={currency ?? ''}
      onFocus={prepare}
      onPointerEnter={prepare}
      onChange={({ target }) =>
        choose(displayCurrencies.find((code) => code === target.value) ?? null)
      }
    >
      <option value="">{t('currency.asCharged')}</option>
      {problem ? (
        <option value="none" disabled>
          {problem}
        </option>
      ) : (
        [...new Set([...proposed[language], ...displayCurrencies])].map((code) => (
          <option key={code} value={code}>
            {t('currency.choice', { code, name: formats.currencyTitle(code) })}
          </option>
        ))
      )}
    </FrameSelect>
  );
}
