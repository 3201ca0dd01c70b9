import { parseArgs } from 'node:util';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { pact, pactFile, pactFolder } from '../pact/pactFile.ts';
import {
  type BrokerContext,
  consumerVersion,
  isCommitted,
  publishAddress,
  requestBroker,
  runWithBroker,
} from './broker.ts';

const matrixSchema = v.object({
  summary: v.object({ deployable: v.nullish(v.boolean()), reason: v.optional(v.string(), '') }),
  notices: v.optional(v.array(v.object({ text: v.string() })), []),
});

function matrixQuery(version: string, environment: string | undefined): string {
  return new URLSearchParams({
    'q[][pacticipant]': pact.consumer,
    'q[][version]': version,
    latestby: 'cvp',
    ...(environment === undefined ? { latest: 'true' } : { environment }),
  }).toString();
}

/**
 * Checks with the Pact Broker whether the current commit is compatible with the provider deployed
 * to the environment of `--to` or, without it, with the latest provider. Resolves with the exit
 * code: 0 for yes, 1 for no or unknown, 2 when the broker gave no result.
 */
export function runCanIDeploy(context: BrokerContext): Promise<number> {
  return runWithBroker(context, async (broker, print) => {
    const { values } = parseArgs({ args: [...context.args], options: { to: { type: 'string' } } });
    const { number } = consumerVersion(context);
    const address = `${broker.baseUrl}/matrix?${matrixQuery(number, values.to)}`;
    const matrix = v.safeParse(matrixSchema, await requestBroker(broker, address));
    if (!matrix.success)
      throw new Error(`The response of ${address} is not that of a Pact Broker.`);
    const { summary, notices } = matrix.output;
    const yes = summary.deployable === true;
    const place = values.to === undefined ? 'beside the latest provider' : `to ${values.to}`;
    print(
      `${yes ? 'Yes' : 'No'}: ${pact.consumer} ${number} ${yes ? 'can' : 'cannot'} be deployed ${place}.`,
    );
    const reasons = notices.length > 0 ? notices.map(({ text }) => text) : [summary.reason];
    for (const reason of reasons.filter(Boolean)) print(reason);
    return yes ? 0 : 1;
  });
}

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
