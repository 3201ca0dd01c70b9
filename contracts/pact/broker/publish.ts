import { readFileSync } from 'node:fs';
import { pact, pactFile } from '../pactFile.ts';
import { askBroker, brokerAccess, publishAddress } from './broker.ts';
import { consumerVersion, isCommitted } from './consumerVersion.ts';

// `npm run contracts:publish` gives the committed pact to the Pact Broker of the environment, under
// the commit that is checked out. Ends with 2 and a sentence when it cannot.
try {
  const broker = brokerAccess(process.env);
  const version = consumerVersion(process.env);
  const file = pactFile();
  if (!isCommitted(file)) {
    throw new Error(
      'The pact on disk is not the committed one: commit it, so that its version tells the truth.',
    );
  }
  await askBroker(broker, await publishAddress(broker), {
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
} catch (fault) {
  process.stderr.write(`${fault instanceof Error ? fault.message : String(fault)}\n`);
  process.exitCode = 2;
}
