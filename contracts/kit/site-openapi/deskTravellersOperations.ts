import {
  adjustedCreditSchema,
  creditAdjustmentSchema,
  deskTravellerSchema,
  deskTravellersPaths,
  deskTravellersSchema,
  travellerActionSchema,
} from '../../site/desk/deskTravellers.ts';
import {
  component,
  cursorParameter,
  deskOperationsOf,
  idParameter,
  noContent,
  ok,
  problem,
  queryParameter,
  withId,
} from './documentParts.ts';

const operation = deskOperationsOf('desk-travellers');
const parameters = [idParameter('The `id` of the account.')];
const unknown = { 404: problem('There is no such account.') };

/** The calls of the desk's travellers, as the `paths` of an OpenAPI document. */
export function deskTravellersOperations() {
  return {
    [deskTravellersPaths.travellers]: {
      get: {
        parameters: [
          queryParameter(
            'email',
            'The accounts whose address is this or begins so, at least 3 characters. Without it none is listed.',
          ),
          cursorParameter,
        ],
        ...operation(
          'travellers.read',
          'listTravellerAccounts',
          'The travellers’ accounts',
          'A page of them, the newest first.',
          { 200: ok('DeskTravellers') },
        ),
      },
    },
    [withId(deskTravellersPaths.traveller)]: {
      parameters,
      get: operation(
        'travellers.read',
        'getTravellerAccount',
        'An account with its bookings and OneKeyCash',
        'Has no secrets and no saved travellers.',
        { 200: ok('DeskTraveller'), ...unknown },
      ),
    },
    [withId(deskTravellersPaths.signOut)]: {
      parameters,
      post: operation(
        'travellers.sign-out',
        'signOutTraveller',
        'Sign an account out everywhere',
        'All of its sessions end at once.',
        { 204: noContent, ...unknown, 409: problem('`no-sessions`: it is signed in nowhere.') },
        'TravellerAction',
      ),
    },
    [withId(deskTravellersPaths.resetTwoStep)]: {
      parameters,
      post: operation(
        'travellers.reset-two-step',
        'resetTravellerTwoStep',
        'Remove the second step of an account',
        'Its recovery codes go too, its sessions end, and a mail tells its owner.',
        { 204: noContent, ...unknown, 409: problem('`two-step-off`: it has no second step.') },
        'TravellerAction',
      ),
    },
    [withId(deskTravellersPaths.adjustCredit)]: {
      parameters,
      post: operation(
        'travellers.adjust-credit',
        'adjustCredit',
        'Give an account OneKeyCash, or take it',
        'A transaction of the ledger. A repeated key changes nothing.',
        {
          200: ok('AdjustedCredit'),
          ...unknown,
          409: problem('`balance-changed` or `below-zero`; `balance` is the present one.'),
        },
        'CreditAdjustment',
      ),
    },
  };
}

/** The schemas of the desk's travellers. */
export function deskTravellersSchemas() {
  return {
    DeskTravellers: component('A page of accounts.', deskTravellersSchema, {
      items: 'The newest first.',
      'items[].id': 'Names the account.',
      'items[].name': 'The name of its owner.',
      'items[].email': 'Its address.',
      'items[].verified': 'Whether its owner has confirmed the address.',
      'items[].since': 'When it was made.',
      next: 'The `cursor` of the next page; null on the last one.',
    }),
    DeskTraveller: component('An account.', deskTravellerSchema, {
      id: 'Names the account.',
      name: 'The name of its owner.',
      email: 'Its address.',
      verified: 'Whether its owner has confirmed the address.',
      since: 'When it was made.',
      language: 'That of its mails.',
      twoStep: 'Whether signing in takes a second step.',
      lockedUntil: 'Wrong codes have closed the second step until then.',
      sessions: 'In how many places it is signed in.',
      lastSeen: 'When one of them was used last.',
      bookings: 'The newest 25.',
      'bookings[].id': 'Names the booking.',
      'bookings[].number': 'As people read it.',
      'bookings[].status': 'What has become of it.',
      'bookings[].cancelling': 'Whether it is being cancelled.',
      'bookings[].mismatch': 'Whether the provider has something else than was booked.',
      'bookings[].hotelId': 'Names the hotel.',
      'bookings[].hotel': 'Its name; null until the provider has given it.',
      'bookings[].checkIn': 'A day of the hotel.',
      'bookings[].checkOut': 'A day of the hotel.',
      'bookings[].rooms': 'How many.',
      'bookings[].adults': 'In all rooms.',
      'bookings[].children': 'In all rooms.',
      'bookings[].guest': 'The first guest; null once erased.',
      'bookings[].guest.firstName': 'As it was typed.',
      'bookings[].guest.lastName': 'As it was typed.',
      'bookings[].email': 'The address of the booking; null once erased.',
      'bookings[].total': 'For all rooms, credits not taken off.',
      'bookings[].total.amount': 'Decimal text.',
      'bookings[].total.currency': 'ISO 4217.',
      'bookings[].reference': 'That of the provider.',
      'bookings[].createdAt': 'When it was made.',
      'bookings[].waitsSince': 'Since when something of it is open; null if nothing is.',
      credits: 'Its OneKeyCash.',
      'credits.balances': 'One for each currency.',
      'credits.balances[].amount': 'Decimal text, perhaps with a minus.',
      'credits.balances[].currency': 'ISO 4217.',
      'credits.history': 'The latest 50 changes, newest first.',
      'credits.history[].id': 'Names the transaction of the ledger.',
      'credits.history[].at': 'When.',
      'credits.history[].kind': 'Why.',
      'credits.history[].amount': 'What came, or with a minus went.',
      'credits.history[].amount.amount': 'Decimal text, perhaps with a minus.',
      'credits.history[].amount.currency': 'ISO 4217.',
      'credits.history[].bookingId': 'The booking that caused it.',
    }),
    TravellerAction: component('Why it is done.', travellerActionSchema, {
      reason: 'Kept in the record, without personal data.',
    }),
    CreditAdjustment: component('OneKeyCash that is given or taken.', creditAdjustmentSchema, {
      key: 'A UUID that names this adjustment.',
      amount: 'At most 500; with a minus it is taken.',
      currency: 'ISO 4217.',
      balance: 'The balance that was seen before.',
      belowZero: 'May leave less than nothing.',
      reason: 'Kept in the record, without personal data.',
    }),
    AdjustedCredit: component('The balance after an adjustment.', adjustedCreditSchema, {
      balance: 'What the account has now.',
      'balance.amount': 'Decimal text, perhaps with a minus.',
      'balance.currency': 'ISO 4217.',
    }),
  };
}
