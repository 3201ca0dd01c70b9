import { operatorCommand } from '../main/operatorCommand.ts';
import { createLog, say } from '../observability/log.ts';
import { createStripeProvider } from '../payments/createStripeProvider.ts';
import { paymentsSubject } from './payments.ts';
import { recordedSubject } from './comparisonRuns.ts';
import { reconciliationCommand } from './reconciliation.ts';

// `npm run payments -- COMMAND`: compares payments with the list of the payment provider. The
// sample bank runs in the process of the site, which compares with it every night.
operatorCommand(
  process.env,
  { days: { type: 'string' } },
  async ({ config, database, actor }, { values, positionals }) => {
    const { payments } = config;
    const subject = paymentsSubject({
      database,
      ...(payments && payments !== 'sample' && { provider: createStripeProvider(payments) }),
      now: () => new Date(),
      log: createLog('silent').log,
    });
    const context = { database, now: () => new Date() };
    const recorded = recordedSubject(context, 'payments', actor, subject);
    await reconciliationCommand(recorded, { positionals, ...values }, say);
  },
);
