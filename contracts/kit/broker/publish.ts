import { readFileSync } from 'node:fs';
import { pact, pactFile } from '../pact/pactFile.ts';
import {
  brokerAccess,
  consumerVersion,
  isCommitted,
  publishAddress,
  requestBroker,
} from './broker.ts';

// The entry of `npm run contracts:publish`: publishes the committed pact to the Pact Broker, with the
// current commit as its version. Exits with 2 and one sentence when it cannot.
try {
  const broker = brokerAccess(process.env);
  const version = consumerVersion(process.env);
  const file = pactFile();
  if (!isCommitted(file)) {
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
  process.stdout.write(
    `Published the pact of ${pact.consumer} ${version.number} with ${pact.provider} to ${broker.baseUrl}\n`,
  );
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
