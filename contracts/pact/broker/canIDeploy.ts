import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { pact } from '../pactFile.ts';
import { askBroker, brokerAccess } from './broker.ts';
import { consumerVersion } from './consumerVersion.ts';

// `npm run contracts:can-i-deploy [-- --to ENVIRONMENT]` asks the Pact Broker whether the commit that
// is checked out gets on with the provider deployed there or, without --to, with the latest one. Ends
// with 0 for yes, 1 for no or not yet known, 2 when it could not ask.
const answerSchema = v.object({
  summary: v.object({ deployable: v.nullish(v.boolean()), reason: v.optional(v.string(), '') }),
  notices: v.optional(v.array(v.object({ text: v.string() })), []),
});

function question(version: string, environment: string | undefined): string {
  return new URLSearchParams({
    'q[][pacticipant]': pact.consumer,
    'q[][version]': version,
    latestby: 'cvp',
    ...(environment === undefined ? { latest: 'true' } : { environment }),
  }).toString();
}

try {
  const { values } = parseArgs({ options: { to: { type: 'string' } } });
  const broker = brokerAccess(process.env);
  const { number } = consumerVersion(process.env);
  const address = `${broker.baseUrl}/matrix?${question(number, values.to)}`;
  const answer = v.safeParse(answerSchema, await askBroker(broker, address));
  if (!answer.success) throw new Error(`${address} did not answer as a Pact Broker does.`);
  const { summary, notices } = answer.output;
  const yes = summary.deployable === true;
  const place = values.to === undefined ? 'beside the latest provider' : `to ${values.to}`;
  const verdict = `${yes ? 'Yes' : 'No'}: ${pact.consumer} ${number} ${yes ? 'can' : 'cannot'} be deployed ${place}.`;
  const reasons = notices.length > 0 ? notices.map(({ text }) => text) : [summary.reason];
  process.stdout.write(`${[verdict, ...reasons.filter(Boolean)].join('\n')}\n`);
  if (!yes) process.exitCode = 1;
} catch (fault) {
  process.stderr.write(`${fault instanceof Error ? fault.message : String(fault)}\n`);
  process.exitCode = 2;
}
