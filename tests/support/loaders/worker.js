const isWorker = /tinypool.*process\.js$/.test(process.argv[1] ?? '');

/**
 * Keeps messages of the runner to a worker until the worker listens. The runner answers all workers
 * when the first one asks for its configuration. A worker that starts later would miss the answer,
 * and the run would wait for it forever.
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
  // Waits until the runner listens, because it would miss earlier messages.
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

/**
 * Ends a worker soon after its parent process, and names the resources that its tests have left
 * open.
 */
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
