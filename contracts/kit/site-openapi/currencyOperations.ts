import {
  accountCurrencyPath,
  accountCurrencySchema,
  exchangeRatePaths,
  exchangeRatesSchema,
} from '../../site/exchangeRates.ts';
import { component, errors, ok, operationsOf, origin, ownOperationsOf } from './documentParts.ts';

const rates = operationsOf('exchange-rates');
const account = ownOperationsOf('account');

/** The calls of exchange rates and of the currency of an account, as the `paths` of an OpenAPI document. */
export function currencyOperations() {
  return {
    [exchangeRatePaths.exchangeRates]: {
      parameters: [
        {
          name: 'date',
          in: 'query',
          required: false,
          description:
            'The day whose rates are wanted. If they are not known, the latest are sent.',
          schema: { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' },
        },
      ],
      get: rates(
        'getExchangeRates',
        'The exchange rates of a day',
        'For showing prices also in another currency. No amount that is charged depends on them. The response may be kept for ten minutes.',
        { 200: ok('ExchangeRates'), 422: errors[422] },
      ),
    },
    [accountCurrencyPath]: {
      get: account(
        'getAccountCurrency',
        'The currency in which the account sees prices',
        'Null if prices are shown only as they are charged.',
        { 200: ok('AccountCurrency') },
      ),
      put: account(
        'chooseAccountCurrency',
        'Choose that currency',
        'It changes no price that is charged.',
        { 200: ok('AccountCurrency'), ...origin },
        'AccountCurrency',
      ),
    },
  };
}

/** The schemas of exchange rates. */
export function currencySchemas() {
  return {
    ExchangeRates: component('The exchange rates of a day.', exchangeRatesSchema, {
      base: 'The rates are of one euro.',
      date: 'The day of the rates.',
      outdated: 'Whether the latest rates are older than ten days. Then there are none in `rates`.',
      rates: 'By ISO 4217 code: how many units of the currency one euro is, as decimal text.',
    }),
    AccountCurrency: component('The currency in which prices are shown.', accountCurrencySchema, {
      currency: 'An ISO 4217 code; null for the currency that is charged.',
    }),
  };
}
