import {
  type DeskBookingAction,
  deskBookingActionNames,
  deskBookingActions,
  deskBookingPaths,
  deskBookingPreviewRequests,
  deskBookingPreviewSchema,
  deskBookingProblemSchema,
  deskBookingRequests,
  deskBookingSchema,
} from '../../site/desk/deskBooking.ts';
import {
  bookingDescriptions,
  moneyDescriptions,
  firstDescriptions,
  problemDescriptions,
} from './bookingDescriptions.ts';
import { component, deskOperationsOf, idParameter, ok, problem, withId } from './documentParts.ts';

const operation = deskOperationsOf('desk-bookings');
const id = idParameter('The `id` or the number of the booking.');
const none = { 404: problem('There is no such booking.') };
const refused = problem('It was not carried out; see `code`.', 'DeskBookingProblem');

/** What each action does, in a few words and in sentences. */
const texts: Readonly<Record<DeskBookingAction, readonly [summary: string, text: string]>> = {
  confirm: ['Confirm a booking', 'A request, or a pending booking that waits for the desk.'],
  decline: ['Decline a booking', 'A request, or a pending booking that waits for the desk.'],
  cancel: [
    'Cancel a booking',
    'At the fee of its terms. The provider is asked if it has the stay.',
  ],
  'waive-fee': ['Cancel without a fee', 'The hotel waives the fee, or the site pays it.'],
  retry: ['Try again now', 'The provider is asked at once; every ten seconds at most.'],
  'settle-stuck': [
    'End a stuck booking',
    'A pending booking whose provider was asked ten minutes ago, or with a mismatch.',
  ],
  'settle-cancellation': [
    'End a stuck cancellation',
    'The provider has not answered for ten minutes: the booking is cancelled, or it stands.',
  ],
  'settle-mismatch': ['Settle a mismatch', 'The booking stays as the site has it.'],
  'report-stayed': ['Report a stay', 'From the day of check-out on. The stay earns at once.'],
  'report-no-show': ['Report a no-show', 'From the day of check-in on. The stay earns nothing.'],
  'send-mail': ['Send a mail again', 'One that is still true, or one that was given up.'],
  'correct-contact': ['Correct the contact', 'Later mails go there.'],
  note: ['Add a note', 'Only the desk reads it. It is erased with the personal data.'],
  erase: ['Erase the personal data', 'Once the stay is over, or nothing is reserved.'],
};

/** `settle-stuck` as `SettleStuck`. */
const pascal = (action: string) =>
  action.replaceAll(/(?:^|-)([a-z])/g, (_match, letter: string) => letter.toUpperCase());
const withAction = (path: string, action: string) => withId(path).replace(':action', action);

/** The calls of a booking at the desk, as the `paths` of an OpenAPI document. */
export function deskBookingOperations() {
  const actions = deskBookingActionNames.flatMap((action) => {
    const [summary, text] = texts[action];
    const { permission, previews } = deskBookingActions[action];
    const name = pascal(action);
    const act = {
      parameters: [id],
      post: operation(
        permission,
        `deskBooking${name}`,
        summary,
        text,
        { 200: ok('DeskBooking'), ...none, 409: refused },
        `DeskBooking${name}`,
      ),
    };
    const preview = {
      parameters: [id],
      post: operation(
        permission,
        `deskBooking${name}Preview`,
        `${summary}: a preview`,
        'What would change, and the mails. Nothing is changed.',
        { 200: ok('DeskBookingPreview'), ...none, 409: refused },
        `DeskBooking${name}Choice`,
      ),
    };
    return [
      [withAction(deskBookingPaths.action, action), act] as const,
      ...(previews ? [[withAction(deskBookingPaths.preview, action), preview] as const] : []),
    ];
  });
  return {
    [withId(deskBookingPaths.booking)]: {
      parameters: [id],
      get: operation(
        'bookings.read',
        'getDeskBooking',
        'A booking',
        'With its timeline, and what its reader may do with it now.',
        { 200: ok('DeskBooking'), ...none },
      ),
    },
    ...Object.fromEntries(actions),
  };
}

const requestDescriptions = {
  version: 'The `version` that was shown. After any change since, the response is a 409.',
  reason: 'Why; kept in the record, without personal data.',
  asked: 'What was asked of the provider, and what it said. Kept as a note.',
  reference: 'The hotel’s or the provider’s reference.',
  paidBy:
    '`hotel`: it waives the fee, and is asked to cancel for nothing. `site`: the site pays it.',
  as: 'How it ends.',
  ...moneyDescriptions(
    'fee',
    'What the provider took, at most the accepted fee, which is the default.',
  ),
  template: 'A mail that is still true: one of `mailsToSend`.',
  message: 'The `id` of a mail of the timeline that was given up.',
  email: 'The address of the traveller.',
  phone: 'The phone number of the traveller, in E.164 form.',
  id: 'Made by the client: a note that is sent twice is stored once.',
  text: 'Plain text of any number of lines.',
};

const ofTimeline = {
  timeline: 'All that is known of what happened, newest last.',
  'timeline[].kind': 'What the entry is.',
  'timeline[].at': 'When it happened, or was written.',
  'timeline[].seq': 'Its place in the history, from 1.',
  'timeline[].status': 'The state of the booking after it, or how far the message has come.',
  'timeline[].cause': 'Why, such as `provider`, `desk` or `mismatch`.',
  'timeline[].detail': 'What the cause has to say besides.',
  'timeline[].by': 'Who did it; null for what is older than the record.',
  'timeline[].by.kind': 'Whether it was a person or the worker, and in which way.',
  'timeline[].by.name':
    'The name of a member of the staff, the address of a link, or the user of a command.',
  'timeline[].by.role': 'What a member of the staff was then.',
  'timeline[].reason': 'Why, as whoever did it said; of an attempt, why it has no outcome.',
  'timeline[].asked': 'What the provider was asked.',
  'timeline[].outcome': '`unknown` without an answer that counts.',
  'timeline[].attempt': 'How many attempts there were since the last change.',
  'timeline[].nextAt': 'When it is tried next; null if it is not.',
  'timeline[].id': 'Names the message or the note.',
  'timeline[].template': 'Which mail.',
  'timeline[].to': 'Who reads the mail.',
  'timeline[].sentAt': 'When it was sent.',
  'timeline[].failedAt': 'When it was dropped or given up.',
  'timeline[].attempts': 'How often sending was tried.',
  'timeline[].lastError': 'The code of the last failure.',
  'timeline[].eventId': 'The `webhook-id` of the event.',
  'timeline[].type': 'The type of the event.',
  'timeline[].text': 'The text of the note.',
};

const ofBooking = Object.fromEntries(
  Object.entries(bookingDescriptions).map(([path, text]) => [`booking.${path}`, text]),
);

/** The schemas of a booking at the desk. */
export function deskBookingSchemas() {
  const requests = deskBookingActionNames.map((action) => {
    const [summary] = texts[action];
    const schema = deskBookingRequests[action];
    return [
      `DeskBooking${pascal(action)}`,
      component(`${summary}.`, schema, requestDescriptions),
    ] as const;
  });
  const choices = Object.entries(deskBookingPreviewRequests).map(
    ([action, schema]) =>
      [
        `DeskBooking${pascal(action)}Choice`,
        component('What is to be previewed.', schema, requestDescriptions),
      ] as const,
  );
  return {
    DeskBooking: component('A booking as the desk sees it.', deskBookingSchema, {
      version: 'Counts the changes of the booking.',
      booking: 'As its page has it. Links in it are paths of the desk.',
      ...ofBooking,
      hotelId: 'The hotel’s `id`.',
      accountId: 'The `id` of the traveller’s account; null for a guest.',
      language: 'The language of the traveller’s mails.',
      updatedAt: 'When it last changed.',
      erasedAt: 'When the personal data was erased; null while there is some.',
      hotelTime:
        'The time in the hotel’s time zone, `YYYY-MM-DDTHH:mm`; null if that is not known.',
      ...moneyDescriptions('owedToHotel', 'What the site owes the hotel for the booking.'),
      fee: 'What a cancellation cost; null if it is not cancelled.',
      ...moneyDescriptions('fee.amount', 'The fee.'),
      'fee.paidBy': 'Who pays it; `nobody` where there is none.',
      cancelling: 'A cancellation without an outcome; null if there is none.',
      ...moneyDescriptions('cancelling.acceptedFee', 'The most that it may cost.'),
      'cancelling.paidBy': 'Who would pay it.',
      mismatch: 'In what the provider’s reservation differs; null if it does not.',
      'mismatch.field': 'The field of the reservation.',
      'mismatch.accepted': 'What the traveller accepted.',
      'mismatch.reported': 'What the provider reports.',
      'mismatch.reference': 'The reference of the reservation.',
      waits: 'What the booking waits for.',
      'waits.for': 'Who has to do something.',
      'waits.about': 'What about.',
      'waits.since': 'Since when.',
      'waits.isStuck': 'The desk can end it.',
      'waits.attempts': 'How often the provider was asked since the last change.',
      'waits.lastReason': 'Why the last attempt has no outcome.',
      'waits.nextAttemptAt': 'When the worker takes it up.',
      actions: 'What its reader may do now, by the state and by the role.',
      'actions[].action': 'Which action.',
      'actions[].previews': 'Whether it has a preview.',
      mailsToSend: 'The mails that can be sent again now.',
      ...ofTimeline,
    }),
    DeskBookingPreview: component('What an action would change.', deskBookingPreviewSchema, {
      version: 'To be sent with the action.',
      asksProvider: 'The provider is asked first; this is what follows once it agrees.',
      before: 'As it is.',
      'before.status': 'Its state.',
      'before.reference': 'Its reference.',
      after: 'As it would be.',
      'after.status': 'Its state.',
      'after.reference': 'Its reference.',
      fee: 'What a cancellation costs; null if it does not end.',
      ...moneyDescriptions('fee.amount', 'The fee.'),
      'fee.paidBy': 'Who pays it.',
      ...moneyDescriptions('fee.returned', 'What the traveller does not pay, or gets back.'),
      ...moneyDescriptions('creditsReturned', 'The credits that come back; null for none.'),
      earned: 'The OneKeyCash that changes; null if none does.',
      ...moneyDescriptions('earned.amount', 'How much.'),
      'earned.taken': 'Whether it is taken back.',
      ...moneyDescriptions('owedToHotel', 'What the site would owe the hotel for the booking.'),
      mails: 'The mails that it would send. Links in them have no keys.',
      'mails[].template': 'Which mail.',
      'mails[].to': 'Who reads it.',
      'mails[].language': 'Its language.',
      'mails[].subject': 'Its subject.',
      'mails[].text': 'Its plain text.',
    }),
    DeskBookingProblem: component(
      'An action that was not carried out (RFC 9457).',
      deskBookingProblemSchema,
      {
        ...problemDescriptions,
        code: '`already-decided`: the booking has changed since it was shown. `not-possible`: its state does not allow it. `reference-taken`: another booking has the reference. `fee-not-accepted`: the fee is more than was accepted. `not-erasable`: the stay is not over. `too-soon` (429): it was tried again a moment ago.',
        ...firstDescriptions,
        bookingStatus: 'The state of the booking now.',
      },
    ),
    ...Object.fromEntries([...requests, ...choices]),
  };
}
