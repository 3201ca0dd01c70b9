import {
  promotionCheckSchema,
  promotionPaths,
  promotionProblemSchema,
  promotionSchema,
} from '../../site/promotions.ts';
import { rewardPaths, rewardsSchema } from '../../site/rewards.ts';
import { creditParams, moneyDescriptions, problemDescriptions } from './bookingDescriptions.ts';
import { component, ok, problem, sharedOperationsOf } from './documentParts.ts';

const rewards = sharedOperationsOf('rewards');
const promotions = sharedOperationsOf('promotions');

/** The calls of OneKeyCash and promotion codes, as the `paths` of an OpenAPI document. */
export function rewardOperations() {
  return {
    [rewardPaths.rewards]: {
      get: rewards(
        'getRewards',
        'The OneKeyCash of the account',
        'For everybody: without a session there is no account in it.',
        { 200: ok('Rewards') },
      ),
    },
    [promotionPaths.check]: {
      post: promotions(
        'checkPromotion',
        'Whether a promotion code can be used, and what it takes off',
        'Nothing is reserved: the booking checks the code again. The response depends on the code and on who is signed in.',
        {
          200: ok('Promotion'),
          422: problem(
            'The code cannot be used, or fields are invalid.',
            'PromotionProblem',
            'ValidationProblem',
          ),
        },
        'PromotionCheck',
      ),
    },
  };
}

/** The schemas of OneKeyCash and promotion codes. */
export function rewardSchemas() {
  return {
    Rewards: component('The OneKeyCash of the account.', rewardsSchema, {
      enabled: 'False when the operator has turned OneKeyCash off.',
      account: 'Null for somebody who is not signed in, and while OneKeyCash is off.',
      'account.balances': 'The balance in each currency, where it is above zero.',
      'account.balances[].amount': 'Decimal text.',
      'account.balances[].currency': 'An ISO 4217 code.',
      ...moneyDescriptions(
        'account.minimum',
        'The lowest price of a booking that OneKeyCash can be spent on; null for any price. Until the first stay has earned something, all of it is the welcome credit, which has a minimum.',
      ),
      'account.owed':
        'What is below zero: taken back after it had been spent. What comes in next pays it.',
      ...moneyDescriptions('account.owed[]', 'How much. It has no sign.'),
      'account.history': 'The latest 50 changes, newest first.',
      'account.history[].at': 'When, RFC 3339.',
      'account.history[].kind':
        '`welcome`: for a verified address. `earned`: by a stay. `revoked`: taken back, because that stay did not take place. `spent`: on a booking. `returned`: because that booking was declined or cancelled.',
      ...moneyDescriptions(
        'account.history[].amount',
        'By how much. It has no sign: `kind` says which way.',
      ),
      'account.history[].bookingId': 'The `id` of the booking; null for none.',
    }),
    PromotionCheck: component('A code, and what it is to be used for.', promotionCheckSchema, {
      code: 'The code, in upper case.',
      currency: 'The currency of the price, an ISO 4217 code.',
    }),
    Promotion: component('What a code takes off. Either part is null.', promotionSchema, {
      code: 'The code.',
      percent: 'A share of the nights without taxes, in percent.',
      ...moneyDescriptions('amount', 'An amount.'),
    }),
    PromotionProblem: component('A code that cannot be used (RFC 9457).', promotionProblemSchema, {
      ...problemDescriptions,
      ...creditParams('params'),
      code: '`unknown`: there is none, or it belongs to somebody else. `not-yet`, `ended`: outside its days. `used-up`: as often as it may be used in all. `already-used`: by this account or mailbox. `signed-out`: it is limited for each person, and only an account has an address that is verified. `other-currency`: it is an amount in another currency than the price.',
    }),
  };
}
