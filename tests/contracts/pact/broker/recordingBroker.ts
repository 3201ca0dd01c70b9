import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import { listenOnLoopback } from '../../../support/listenOnLoopback.ts';

const name = v.pipe(v.string(), v.nonEmpty());

/** What `POST /contracts/publish` takes, as the Pact Broker documents it; nothing else may be sent. */
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

/** Refuses what a broker refuses: a contract whose names are not those in the pact it carries. */
function faultOf({ pacticipantName, contracts }: Publication): string | undefined {
  for (const { consumerName, providerName, content } of contracts) {
    const pact = v.parse(pactSchema, JSON.parse(Buffer.from(content, 'base64').toString()));
    if (pacticipantName !== consumerName || pact.consumer.name !== consumerName) return 'consumer';
    if (pact.provider.name !== providerName) return 'provider';
  }
  return undefined;
}

type Settings = { authorization?: string; deployable?: boolean | null };

/**
 * A server that speaks as much of the Pact Broker's API as is needed to be published to and asked
 * about, below a path of its own as hosted brokers are, and keeps what it was told.
 */
export async function startRecordingBroker({ authorization, deployable = true }: Settings = {}) {
  const published: Publication[] = [];
  const asked: URLSearchParams[] = [];
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://broker');
    const answer = (status: number, body: object) => {
      response.writeHead(status, { 'content-type': 'application/hal+json;charset=utf-8' });
      response.end(JSON.stringify(body));
    };
    if (authorization !== undefined && request.headers.authorization !== authorization) {
      response.writeHead(401, { 'www-authenticate': 'Basic' }).end('Unauthorized');
      return;
    }
    switch (`${request.method} ${pathname}`) {
      case 'GET /broker':
        answer(200, {
          _links: {
            self: { href: `${running.origin}/broker` },
            'pb:publish-contracts': { href: `${running.origin}/broker/contracts/publish` },
          },
        });
        return;
      case 'POST /broker/contracts/publish':
        void text(request).then((body) => {
          const publication = v.safeParse(publicationSchema, JSON.parse(body));
          if (!publication.success) answer(400, { errors: v.flatten(publication.issues).nested });
          else if (faultOf(publication.output))
            answer(400, { errors: faultOf(publication.output) });
          else {
            published.push(publication.output);
            answer(200, { notices: [], _embedded: {}, _links: {} });
          }
        });
        return;
      case 'GET /broker/matrix':
        asked.push(searchParams);
        answer(200, {
          summary: { deployable, reason: 'the reason', success: 1, failed: 0, unknown: 0 },
          notices: [{ type: 'info', text: 'The verification has been read.' }],
          matrix: [],
        });
        return;
      default:
        answer(404, {});
    }
  });
  const running = await listenOnLoopback(server);
  return { url: `${running.origin}/broker/`, close: running.close, published, asked };
}
