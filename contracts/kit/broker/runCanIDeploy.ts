import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { pact } from '../pact/pactFile.ts';
import { type BrokerContext, consumerVersion, requestBroker, runWithBroker } from './broker.ts';

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
