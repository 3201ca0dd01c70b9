import { operatorCommand } from '../main/operatorCommand.ts';
import { say } from '../observability/log.ts';
import { promotionCommands } from './promotions/promotionCommands.ts';

// `npm run promotions -- COMMAND`: the operator's promotion codes.
operatorCommand(
  process.env,
  {
    percent: { type: 'string' },
    amount: { type: 'string' },
    currency: { type: 'string' },
    from: { type: 'string' },
    until: { type: 'string' },
    uses: { type: 'string' },
    'uses-per-person': { type: 'string' },
    personal: { type: 'boolean' },
    reason: { type: 'string' },
  },
  async ({ database, actor }, { values, positionals }) => {
    const [command = '', ...args] = positionals;
    const context = { database, actor, now: () => new Date() };
    await promotionCommands(context, command, args, values, say);
  },
);
