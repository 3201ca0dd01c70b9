import { readFileSync } from 'node:fs';
import { operatorCommand } from '../main/operatorCommand.ts';
import { createLog, say } from '../observability/log.ts';
import { createProviderClient } from '../provider/createProviderClient.ts';
import { recordedSubject } from './comparisonRuns.ts';
import { reconciliationCommand } from './reconciliation.ts';
import { reservationsSubject } from './reservations.ts';

// `npm run reservations -- reconcile`: reports the differences between the bookings and the
// provider's reservations.
operatorCommand(
  process.env,
  { day: { type: 'string' }, days: { type: 'string' }, file: { type: 'string' } },
  async ({ config, database, actor }, { values, positionals }) => {
    const { providerHost: origin, providerHeaders, budgets } = config;
    const { log } = createLog('silent');
    const client =
      origin === undefined
        ? undefined
        : createProviderClient({ origin, providerHeaders, budgets, log });
    try {
      const subject = reservationsSubject(
        { database, now: () => new Date(), fetch: client?.fetch },
        (path) => readFileSync(path, 'utf8'),
      );
      const context = { database, now: () => new Date() };
      const recorded = recordedSubject(context, 'reservations', actor, subject);
      await reconciliationCommand(recorded, { positionals, ...values }, say);
    } finally {
      client?.close();
    }
  },
);
