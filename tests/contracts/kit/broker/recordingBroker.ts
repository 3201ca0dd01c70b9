import { createServer } from 'node:http';
import * as v from 'valibot';
import { listenOnLoopback } from '../../../support/listenOnLoopback.ts';
import { withBody } from '../../../support/scriptedProvider.ts';

const name = v.pipe(v.string(), v.nonEmpty());

/**
 * The documented body of the Pact Broker's `POST /contracts/publish`; no other fields are allowed.
 */
const publicationSchema = v.strictObject({
  pacticipantName: name,
  pacticipantVersionNumber: name,
  branch: v.optional(name),
  tags: v.optional(v.array(name)),
  buildUrl: v.optional(v.pipe(v.string(), v.url())),
  contracts: v.pipe(
    v.array(
      v.strictObject({
        consumerName: name,
        providerName: name,
        specification: v.literal('pact'),
        contentType: v.literal('application/json'),
        content: v.pipe(v.string(), v.base64()),
      }),
    ),
    v.minLength(1),
  ),
});
type Publication = v.InferOutput<typeof publicationSchema>;

const pactSchema = v.object({
  consumer: v.object({ name }),
  provider: v.object({ name }),
  interactions: v.pipe(v.array(v.unknown()), v.minLength(1)),
});

/** Returns the name that differs from the one in the pact, as a broker checks it. */
function mismatchOf({ pacticipantName, contracts }: Publication): string | undefined {
  for (const { consumerName, providerName, content } of contracts) {
    const pact = v.parse(pactSchema, JSON.parse(Buffer.from(content, 'base64').toString()));
    if (pacticipantName !== consumerName || pact.consumer.name !== consumerName) return 'consumer';
    if (pact.provider.name !== providerName) return 'provider';
  }
  return undefined;
}

type Settings = { authorization?: string; deployable?: boolean | null; notice?: string };

/**
 * Starts a server with the parts of the Pact Broker's API that the commands use, below a path as on
 * hosted brokers. It records the publications and queries it receives.
 */
export async function startRecordingBroker({
  authorization,
  deployable = true,
  notice = 'The verification has been read.',
}: Settings = {}) {
  const published: Publication[] = [];
  const queries: URLSearchParams[] = [];
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://broker');
    const send = (status: number, body: object) => {
      response.writeHead(status, { 'content-type': 'application/hal+json;charset=utf-8' });
      response.end(JSON.stringify(body));
    };
    if (authorization !== undefined && request.headers.authorization !== authorization) {
      response.writeHead(401, { 'www-authenticate': 'Basic' }).end('Unauthorized');
      return;
    }
    switch (`${request.method} ${pathname}`) {
      case 'GET /broker':
        send(200, {
          _links: {
            self: { href: `${running.origin}/broker` },
            'pb:publish-contracts': { href: `${running.origin}/broker/contracts/publish` },
          },
        });
        return;
      case 'POST /broker/contracts/publish':
        withBody(request, (body) => {
          const publication = v.safeParse(publicationSchema, JSON.parse(body));
          if (!publication.success) send(400, { errors: v.flatten(publication.issues).nested });
          else if (mismatchOf(publication.output))
            send(400, { errors: mismatchOf(publication.output) });
          else {
            published.push(publication.output);
            send(200, { notices: [], _embedded: {}, _links: {} });
          }
        });
        return;
      case 'GET /broker/matrix':
        queries.push(searchParams);
        send(200, {
          summary: { deployable, reason: 'the reason', success: 1, failed: 0, unknown: 0 },
          notices: [{ type: 'info', text: notice }],
          matrix: [],
        });
        return;
      default:
        send(404, {});
    }
  });
  const running = await listenOnLoopback(server);
  return { url: `${running.origin}/broker/`, close: running.close, published, queries };
}
