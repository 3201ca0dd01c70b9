import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { type DeskPermission } from '#contracts/site/desk/permissions.ts';
import { recordCommands } from '#server/record/recordCommands.ts';
import { ratesCommands } from '#server/exchangeRates/ratesCommands.ts';
import { paymentsSubject } from '#server/reconciliation/payments.ts';
import { reconciliationCommand } from '#server/reconciliation/reconciliation.ts';
import { reservationsSubject } from '#server/reconciliation/reservations.ts';
import { staffCommands } from '#server/staff/staffCommands.ts';
import { testSecret } from '../bookings/support/bookingRequest.ts';
import { callCommand } from '../operatorCommandOf.ts';
import { staffSite } from '../staff/staffSite.ts';

const { database } = staffSite();

/** Each command for operators, with the permission for the same action at the desk. */
const commands: Record<string, Record<string, DeskPermission>> = {
  payments: { reconcile: 'comparisons.start', issues: 'payments.read' },
  rates: {
    list: 'exchange-rates.read',
    confirm: 'exchange-rates.confirm',
    keep: 'exchange-rates.keep',
  },
  record: { verify: 'record.verify', list: 'record.read' },
  reservations: { reconcile: 'comparisons.start' },
  staff: {
    list: 'staff.read',
    invite: 'staff.invite',
    role: 'staff.change-role',
    end: 'staff.end',
    'passkey-for-money': 'staff.require-passkey',
  },
};

function usages(): Record<string, (say: (line: string) => void) => Promise<unknown>> {
  const given = database().database;
  const now = () => new Date();
  const actor = { kind: 'command' as const, id: 'operator' };
  const context = { database: given, now, actor };
  const links = { siteOrigin: 'https://www.hotels.example', secret: testSecret };
  const help = { positionals: ['help'] };
  const paying = {
    ...context,
    log: { info: () => {}, warn: () => {}, error: () => {} },
  };
  return {
    payments: (say) => reconciliationCommand(paymentsSubject(paying), help, say),
    rates: (say) => ratesCommands(context, { positionals: ['help'], reason: undefined }, say),
    record: (say) => recordCommands({ database: given, dataDir: '' }, 'help', {}, say),
    reservations: (say) =>
      reconciliationCommand(
        reservationsSubject({ ...context, fetch: undefined }, String),
        help,
        say,
      ),
    staff: (say) =>
      staffCommands({ ...context, ...links }, { positionals: ['help'], values: {} }, say),
  };
}

test('every command for operators has a permission in the table', async () => {
  const { scripts } = v.parse(
    v.object({ scripts: v.record(v.string(), v.string()) }),
    JSON.parse(readFileSync('package.json', 'utf8')),
  );
  // A backup and its restore are single actions.
  const entries = /(\w+): '\.\/server\/(?!database\/)[\w/]+\/\w*[cC]ommand\.ts'/g;
  const programs = [...readFileSync('webpack.config.ts', 'utf8').matchAll(entries)];
  const found: Record<string, string[]> = {};
  for (const [, name = ''] of programs) {
    expect(scripts[name]).toBe(`node dist/server/${name}.js`);
    const { stderr } = await callCommand(async (say) => {
      await usages()[name]?.(say);
    });
    const lines = stderr.matchAll(/^ {2}(?:npm run \w+ -- )?([a-z-]+)\b/gm);
    found[name] = [...new Set([...lines].map(([, command = '']) => command))].toSorted();
  }
  const expected = Object.entries(commands).map(([name, each]) => [
    name,
    Object.keys(each).toSorted(),
  ]);
  expect(found).toEqual(Object.fromEntries(expected));
});
