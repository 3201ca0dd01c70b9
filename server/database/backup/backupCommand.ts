import { resolve } from 'node:path';
import { recordAction } from '../../record/recordAction.ts';
import { operatorCommand } from '../../main/operatorCommand.ts';
import { say } from '../../observability/log.ts';
import { backUpDatabase } from './backUpDatabase.ts';

// `npm run backup [-- FILE]`: writes all rows of the site's database to a file. The site may be
// running.
operatorCommand(process.env, {}, async ({ database, url, secret, actor }, { positionals }) => {
  const [given, ...others] = positionals;
  if (others.length > 0) throw new Error('Usage: npm run backup [-- FILE]');
  const file = resolve(
    given ?? `hotels-${new Date().toISOString().replace(/[-:]|\.\d+/g, '')}.backup`,
  );
  const rows = await backUpDatabase(url, file, await secret());
  const subject = { kind: 'database', id: 'backup' };
  await recordAction(database.db, actor, {
    action: 'database.backed-up',
    subject,
    after: { rows },
  });
  say(`${file}: ${rows} rows, written and read back.`);
  say(
    'It contains personal data. It is signed with the secret of the site, which it does not contain: also keep a copy of AUTH_SECRET, or of DATA_DIR/auth-secret.',
  );
});
