import cluster from 'node:cluster';
import { setInterval } from 'node:timers';
import { joinProcesses, startProcesses } from '#server/main/startProcesses.ts';
import { createLog, say } from '#server/observability/log.ts';

// Runs two processes and their primary process like the site, but without a site. Each prints its
// actions with its process id. The process in the place NEVER_SERVES never starts to serve.
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
