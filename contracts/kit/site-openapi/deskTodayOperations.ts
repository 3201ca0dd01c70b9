import { deskTodayPaths, deskTodaySchema, mostCounted } from '../../site/desk/deskToday.ts';
import { component, deskOperationsOf, ok } from './documentParts.ts';

const operation = deskOperationsOf('desk-today');

/** The call of the desk's first page, as the `paths` of an OpenAPI document. */
export function deskTodayOperations() {
  return {
    [deskTodayPaths.today]: {
      get: operation(
        'today.read',
        'readToday',
        'What waits for the desk',
        'The queues with the age of the oldest, and the health of what the site needs.',
        { 200: ok('DeskToday') },
      ),
    },
  };
}

/** The schemas of the desk's first page. */
export function deskTodaySchemas() {
  return {
    DeskToday: component('What waits for the desk.', deskTodaySchema, {
      at: 'When it was read.',
      day: 'Today in UTC, by which arrivals are counted.',
      queues: 'All queues.',
      'queues[].name': 'Names the queue.',
      'queues[].count': `How many wait, ${mostCounted} at most.`,
      'queues[].more': 'Whether there are more than were counted.',
      'queues[].oldest': 'Since when the oldest waits.',
      'queues[].late': 'Whether it waits for longer than it should.',
      'queues[].list': 'The page of the desk that lists exactly these.',
      'queues[].query': 'Its filters.',
      health: 'How well the parts work that the site needs.',
      'health.provider': 'The provider of hotels.',
      'health.provider.breakers': 'With `open` the provider is not called for the moment.',
      'health.provider.breakers.reads': 'For searches and prices.',
      'health.provider.breakers.reservations': 'For reservations.',
      'health.provider.lastCall': 'The last call about a booking.',
      'health.provider.lastCall.at': 'When.',
      'health.provider.lastCall.outcome': 'Such as `reserved`.',
      'health.database': 'The database.',
      'health.database.ms': 'How long it took to answer, in milliseconds.',
      'health.mails': 'Mails of all kinds.',
      'health.mails.lastSent': 'When the last one was sent.',
      'health.mails.unsent': 'How many have waited for ten minutes.',
      'health.mails.lastError': 'The code of the last error of one that is not sent yet.',
    }),
  };
}
