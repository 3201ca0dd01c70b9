import {
  actorKinds,
  deskRecordPaths,
  deskRecordSchema,
  recordVerificationSchema,
  verifyRecordSchema,
} from '../../site/desk/deskRecord.ts';
import {
  component,
  cursorParameter,
  deskOperationsOf,
  ok,
  queryParameter,
} from './documentParts.ts';

const operation = deskOperationsOf('desk-record');

/** The calls of the desk's record, as the `paths` of an OpenAPI document. */
export function deskRecordOperations() {
  return {
    [deskRecordPaths.record]: {
      get: {
        parameters: [
          queryParameter('actor', 'What kind of actor it was.', actorKinds),
          queryParameter('actorId', 'The id of the actor.'),
          queryParameter(
            'action',
            'The name of the action or, with a dot at its end, its beginning.',
          ),
          queryParameter('subject', 'The id of what it was done to.'),
          queryParameter('refused', 'Whether it was refused.', ['yes', 'no']),
          queryParameter('from', 'The first day, in UTC.'),
          queryParameter('to', 'The last day, in UTC.'),
          cursorParameter,
        ],
        ...operation(
          'record.read',
          'readRecord',
          'Who did what',
          'A page of the record, the latest action first.',
          { 200: ok('DeskRecord') },
        ),
      },
    },
    [deskRecordPaths.verification]: {
      post: operation(
        'record.verify',
        'verifyRecord',
        'Compare the record with its seals',
        'Stops after a few seconds; `npm run record -- verify` looks at all of it.',
        { 200: ok('RecordVerification') },
        'VerifyRecord',
      ),
    },
  };
}

/** The schemas of the desk's record. */
export function deskRecordSchemas() {
  return {
    DeskRecord: component('A page of the record.', deskRecordSchema, {
      items: 'The latest first.',
      'items[].id': 'Names the row.',
      'items[].at': 'When it was done.',
      'items[].actor': 'Who did it.',
      'items[].actor.kind':
        '`guest`: whoever has the link of a booking. `desk-link`: whoever has the link of a mail to the desk. `command`: a command of the operator.',
      'items[].actor.id':
        'The id of an account, the address that a link was sent to, or the user of the operating system.',
      'items[].actor.role': 'What a member of the staff was at that time.',
      'items[].actor.name': 'The name that a member of the staff has now.',
      'items[].action': 'What was done, such as `bookings.decide` or `booking.confirmed`.',
      'items[].subject': 'What it was done to.',
      'items[].subject.kind': 'Such as `booking`.',
      'items[].subject.id': 'Its id.',
      'items[].subject.name': 'The name that a member of the staff has now, to whom it was done.',
      'items[].before': 'The fields that changed, as they were.',
      'items[].after': 'The fields that changed, as they are.',
      'items[].reason': 'Why, as whoever did it says.',
      'items[].requestId': 'The id of the request, as in the log.',
      'items[].refused': 'Whether it was refused: then nothing changed.',
      next: 'The `cursor` of the next page; null on the last one.',
    }),
    VerifyRecord: component('What to compare the record with.', verifyRecordSchema, {
      seal: 'A seal that was written down, such as from the log: `NUMBER:HASH`.',
    }),
    RecordVerification: component('What was found in the record.', recordVerificationSchema, {
      seals: 'How many seals were looked at.',
      rows: 'How many sealed rows were looked at.',
      unsealed: 'How many rows no seal covers yet.',
      findings: 'What is wrong, a hundred at most; empty if nothing is.',
      'findings[].kind':
        '`seal-broken`: it does not continue the one before. `seal-replaced`: it is another than the one given. `row-slipped-in`: it was added later than its time says. `row-unsealed`: it has no seal although it is older than ten minutes.',
      'findings[].seal': 'The number of the seal; null for a row without one.',
      'findings[].row': 'The id of the row; null if it is about the seal.',
      newest: 'The last seal, to be written down.',
      'newest.seal': 'Its number.',
      'newest.hash': 'Its hash.',
      complete: 'Whether all of the record was looked at.',
    }),
  };
}
