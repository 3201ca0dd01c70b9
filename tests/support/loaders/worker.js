const isWorker = /tinypool.*process\.js$/.test(process.argv[1] ?? '');

/**
 * Keeps what the runner sends to a worker until the worker listens. The runner answers all workers
 * when the first one asks for its configuration, and one that starts later would never get it: the
 * run would wait for it without an end.
 */
export function keepWorkerData() {
  if (!isWorker) return;
  const send = process.send?.bind(process);
  if (!send) return;
  let received;
  const keep = (message) => {
    if (message?.type !== 'jest-light-runner-worker-data') return;
    received = message;
    process.off('message', keep);
  };
  // Not before the runner listens, which would miss what it is sent first.
  const begin = (event) => {
    if (event !== 'message') return;
    process.off('newListener', begin);
    process.on('message', keep);
  };
  process.on('newListener', begin);
  process.send = (message, ...rest) => {
    if (message !== 'jest-light-runner-get-worker-data' || !received) return send(message, ...rest);
    setImmediate(() => process.emit('message', received));
    return true;
  };
}

/** Ends a worker soon after the process that runs it, and names what its tests have left open. */
export function endWithRunner() {
  if (!isWorker) return;
  process.once('disconnect', () => {
    setTimeout(() => {
      const open = process.getActiveResourcesInfo().join(', ');
      process.stderr.write(`A worker of the tests was ended, which kept open: ${open}\n`);
      process.exit();
    }, 1_000).unref();
  });
}
