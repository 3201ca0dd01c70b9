import { readFileSync } from 'node:fs';
import { pact, pactFile } from '../pact/pactFile.ts';
import {
  consumerVersion,
  isCommitted,
  publishAddress,
  requestBroker,
  runWithBroker,
} from './broker.ts';

// The entry of `npm run contracts:publish`: publishes the committed pact to the Pact Broker, with the
// current commit as its version. Exits with 2 and one sentence when it cannot.
await runWithBroker(async (broker, print) => {
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
  print(
    `Published the pact of ${pact.consumer} ${version.number} with ${pact.provider} to ${broker.baseUrl}`,
  );
});
