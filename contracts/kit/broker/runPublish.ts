import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pact, pactFile, pactFolder } from '../pact/pactFile.ts';
import {
  type BrokerContext,
  consumerVersion,
  isCommitted,
  publishAddress,
  requestBroker,
  runWithBroker,
} from './broker.ts';

/**
 * Publishes the committed pact to the Pact Broker, with the current commit as its version. Resolves
 * with the exit code: 2 after one sentence when it cannot.
 */
export function runPublish(context: BrokerContext): Promise<number> {
  return runWithBroker(context, async (broker, print) => {
    const version = consumerVersion(context);
    const file = pactFile(join(context.folder, pactFolder));
    if (!isCommitted(file, context.folder)) {
      throw new Error(
        'The pact has uncommitted changes: commit it first, because the commit is its version.',
      );
    }
    await requestBroker(broker, await publishAddress(broker), {
      pacticipantName: pact.consumer,
      pacticipantVersionNumber: version.number,
      branch: version.branch,
      buildUrl: version.buildUrl,
      contracts: [
        {
          consumerName: pact.consumer,
          providerName: pact.provider,
          specification: 'pact',
          contentType: 'application/json',
          content: readFileSync(file).toString('base64'),
        },
      ],
    });
    print(
      `Published the pact of ${pact.consumer} ${version.number} with ${pact.provider} to ${broker.baseUrl}`,
    );
    return 0;
  });
}
