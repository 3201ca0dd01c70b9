const attempts = 5;
const notReceived = 'The following request was expected but not received';

/**
 * Runs an interaction, and once more when Pact has missed its request. Pact's mock server answers a
 * request before it has recorded it, so that on a busy machine a request can seem missing that was
 * answered (https://github.com/pact-foundation/pact-core-mock-server/issues/13). A wrong
 * interaction fails each time.
 */
export async function untilRecorded(run: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await run();
      return;
    } catch (error) {
      const isMissed = error instanceof Error && error.message.includes(notReceived);
      if (!isMissed || attempt === attempts) throw error;
    }
  }
}
