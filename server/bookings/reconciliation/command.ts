import { readFileSync } from 'node:fs';
import { createProviderClient } from '../../provider/createProviderClient.ts';
import { operatorCommand } from '../../main/operatorCommand.ts';
import { createLog, say } from '../../observability/log.ts';
import { reservationsCommands } from './reservationsCommands.ts';

// `npm run reservations -- reconcile`: names what the bookings and the provider's reservations
// differ in.
operatorCommand(
  process.env,
  { day: { type: 'string' }, days: { type: 'string' }, file: { type: 'string' } },
  async ({ config, database }, { values, positionals }) => {
    const { providerHost, providerHeaders, budgets } = config;
    const { log } = createLog('silent');
    const client =
      providerHost === undefined
        ? undefined
        : createProviderClient({ origin: providerHost, providerHeaders, budgets, log });
    try {
      const differ = await reservationsCommands(
        { database, now: () => new Date(), fetch: client?.fetch },
        { positionals, ...values, read: (file) => readFileSync(file, 'utf8') },
        say,
      );
      if (differ) process.exitCode = 1;
    } finally {
      client?.close();
    }
  },
);
