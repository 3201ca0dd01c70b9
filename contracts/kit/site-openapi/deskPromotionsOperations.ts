import {
  deskPromotionPaths,
  deskPromotionSchema,
  deskPromotionsSchema,
  newPromotionSchema,
  promotionConflictSchema,
  promotionEndSchema,
  promotionStates,
} from '../../site/desk/deskPromotions.ts';
import {
  component,
  cursorParameter,
  deskOperationsOf,
  idParameter,
  ok,
  problem,
  queryParameter,
  withId,
} from './documentParts.ts';

const operation = deskOperationsOf('desk-promotions');
const conflict = (description: string) => problem(description, 'PromotionConflict');

/** The calls of the desk's promotions, as the `paths` of an OpenAPI document. */
export function deskPromotionsOperations() {
  return {
    [deskPromotionPaths.promotions]: {
      get: {
        parameters: [
          queryParameter('state', 'The promotions in this state alone.', promotionStates),
          cursorParameter,
        ],
        ...operation(
          'promotions.read',
          'listDeskPromotions',
          'The promotion codes',
          'A page of them, the newest first. Codes that belong to one person each are only counted.',
          { 200: ok('DeskPromotions') },
        ),
      },
      post: operation(
        'promotions.create',
        'createPromotion',
        'Create a promotion code',
        'It can be used from its first day on, or at once.',
        {
          201: ok('DeskPromotion'),
          409: conflict('There is a promotion with this code already.'),
        },
        'NewPromotion',
      ),
    },
    [withId(deskPromotionPaths.end)]: {
      parameters: [idParameter('The promotion code.')],
      post: operation(
        'promotions.end',
        'endPromotion',
        'End a promotion code for good',
        'Nobody can use it any more; bookings keep what it took off.',
        {
          200: ok('DeskPromotion'),
          404: problem('There is no such promotion.'),
          409: conflict('Somebody has ended it already.'),
        },
        'PromotionEnd',
      ),
    },
  };
}

const ofTerms = (at: string) => ({
  [`${at}code`]: '3 to 40 letters, digits and hyphens, in upper case.',
  [`${at}percent`]: 'The share that is taken off the nights without taxes; null for an amount.',
  [`${at}amount`]:
    'What is taken off a price in this currency, at most all of it; null for a share.',
  [`${at}amount.amount`]: 'Decimal text with the decimals of its currency.',
  [`${at}amount.currency`]: 'ISO 4217.',
  [`${at}startsOn`]: 'The first day, `YYYY-MM-DD` in UTC; null for at once.',
  [`${at}endsOn`]: 'The last day, `YYYY-MM-DD` in UTC; null for no end.',
  [`${at}maxUses`]: 'How many bookings can have it; null for any number.',
  [`${at}maxUsesPerPerson`]:
    'How many bookings of one person can have it, with an account; null for any number, and without an account.',
});

const ofPromotion = (at: string) => ({
  ...ofTerms(at),
  [`${at}uses`]: 'How many bookings have it now.',
  [`${at}state`]: '`planned`: its first day is still to come.',
  [`${at}endedAt`]: 'When somebody ended it; null if nobody did.',
  [`${at}createdAt`]: 'When it was created.',
});

/** The schemas of the desk's promotions. */
export function deskPromotionsSchemas() {
  return {
    DeskPromotion: component(
      'A promotion as the desk sees it.',
      deskPromotionSchema,
      ofPromotion(''),
    ),
    DeskPromotions: component('A page of promotions.', deskPromotionsSchema, {
      personal: 'The codes that belong to one person each, such as those of the newsletter.',
      'personal.codes': 'How many there are.',
      'personal.uses': 'How many bookings have one.',
      items: 'The newest first.',
      ...ofPromotion('items[].'),
      next: 'The `cursor` of the next page; null on the last one.',
    }),
    NewPromotion: component('What a promotion gives.', newPromotionSchema, {
      ...ofTerms(''),
      reason: 'Kept in the record, without personal data.',
    }),
    PromotionEnd: component('Why a promotion is ended.', promotionEndSchema, {
      reason: 'Kept in the record, without personal data.',
    }),
    PromotionConflict: component('Why nothing was changed.', promotionConflictSchema, {
      code: '`exists`: there is a promotion with this code. `ended`: somebody has ended it.',
      promotion: 'What there is.',
      ...ofPromotion('promotion.'),
      by: 'Who created or ended it: a name of the staff, or a user of the operator’s system. Null if that is not known.',
    }),
  };
}
