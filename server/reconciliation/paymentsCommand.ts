import { operatorCommand } from '../main/operatorCommand.ts';
import { createLog, say } from '../observability/log.ts';
import { createStripeProvider } from '../payments/createStripeProvider.ts';
import { paymentsSubject } from './payments.ts';
import { reconciliationCommand } from './reconciliation.ts';

// `npm run payments -- COMMAND`: compares payments with what the payment provider lists. The sample
// bank lives in the process of the site, which compares with it each night.
operatorCommand(
  process.env,
  { days: { type: 'string' } },
  async ({ config, database }, { values, positionals }) => {
    const { payments } = config;
    const subject = paymentsSubject({
      database,
      ...(payments && payments !== 'sample' && { provider: createStripeProvider(payments) }),
      now: () => new Date(),
      log: createLog('silent').log,
    });
    await reconciliationCommand(subject, { positionals, ...values }, say);
  },
);
