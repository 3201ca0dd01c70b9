import cluster from 'node:cluster';
import { setInterval } from 'node:timers';
import { joinProcesses, startProcesses } from '#server/main/startProcesses.ts';
import { createLog, say } from '#server/observability/log.ts';

// Two processes and their primary one, as the site starts them, but without a site. Each says what
// it does with its process id. The one in the place NEVER_SERVES does not get to serve.
if (cluster.isPrimary) {
  const { opened } = startProcesses({
    count: 2,
    envOf: (place) => ({ PLACE: String(place) }),
    hasWorker: true,
    log: createLog('info').log,
  });
  say(`opened ${String(await opened)}`);
} else {
  setInterval(() => {}, 1_000);
  say(`started ${process.pid}`);
  if (process.env['PLACE'] !== process.env['NEVER_SERVES']) {
    say(`serving ${process.pid}`);
    joinProcesses(['lines'], () => say(`working ${process.pid}`));
  }
}
