import { operatorCommand } from '../../main/operatorCommand.ts';
import { createLog, say } from '../../observability/log.ts';
import { createStripeProvider } from '../createStripeProvider.ts';
import { paymentsCommands } from './paymentsCommands.ts';

// `npm run payments -- COMMAND`: compares payments with what the payment provider lists. The sample
// bank lives in the process of the site, which compares with it each night.
operatorCommand(
  process.env,
  { days: { type: 'string' } },
  async (site, { values, positionals }) => {
    const { payments } = site.config;
    const context = {
      database: site.database,
      ...(payments && payments !== 'sample' && { provider: createStripeProvider(payments) }),
      now: () => new Date(),
      log: createLog('silent').log,
    };
    await paymentsCommands(context, { positionals, days: values.days }, say);
  },
);
