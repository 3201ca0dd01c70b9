import { createHash, generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { listenOnLoopback } from './listenOnLoopback.ts';

const newKey = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A fault of a path of the issuer in place of its answer. */
type Fault = 'down' | 'slow' | 'html' | 'endless';

type State = {
  /** The person who agrees on the issuer's page. */
  person: Record<string, unknown>;
  /** Changed claims of the ID token. An undefined one is left out. */
  claims: Record<string, unknown>;
  /** The error that the page returns instead of a code. */
  refuse: string | undefined;
  fault: { path: string; kind: Fault } | undefined;
  signer: 'own' | 'other' | 'none';
  /** The paths of the received calls. */
  calls: string[];
};

/**
 * Starts an OpenID Connect issuer: discovery, a page that agrees at once, tokens and keys.
 * `person`, `claims`, `refuse`, `fault` and `signer` change its behavior.
 */
export async function startTestIssuer() {
  const key = newKey();
  const other = newKey();
  const codes = new Map<string, { nonce: string; challenge: string; client: string }>();
  const state: State = {
    person: {
      sub: 'person-1',
      email: 'ada@travelers.example',
      email_verified: true,
      name: 'Ada L.',
    },
    claims: {},
    refuse: undefined,
    fault: undefined,
    signer: 'own',
    calls: [],
  };
  const idToken = (nonce: string, client: string): string => {
    const now = Math.floor(Date.now() / 1_000);
    const claims = {
      iss: bound.origin,
      aud: client,
      iat: now,
      exp: now + 300,
      nonce,
      ...state.person,
    };
    const header = { alg: state.signer === 'none' ? 'none' : 'ES256', kid: 'one', typ: 'JWT' };
    const signed = `${encode(header)}.${encode({ ...claims, ...state.claims })}`;
    if (state.signer === 'none') return `${signed}.`;
    const by: KeyObject = state.signer === 'own' ? key.privateKey : other.privateKey;
    const signature = sign('sha256', Buffer.from(signed), { key: by, dsaEncoding: 'ieee-p1363' });
    return `${signed}.${signature.toString('base64url')}`;
  };
  const json = (res: ServerResponse, body: object, status = 200) =>
    res.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  const answers: Record<string, (req: IncomingMessage, res: ServerResponse, url: URL) => unknown> =
    {
      '/.well-known/openid-configuration': (_req, res) =>
        json(res, {
          issuer: bound.origin,
          authorization_endpoint: `${bound.origin}/authorize`,
          token_endpoint: `${bound.origin}/token`,
          jwks_uri: `${bound.origin}/keys`,
          userinfo_endpoint: `${bound.origin}/person`,
          id_token_signing_alg_values_supported: ['ES256'],
        }),
      '/authorize': (_req, res, { searchParams: asked }) => {
        const back = new URL(asked.get('redirect_uri') ?? '');
        back.searchParams.set('state', asked.get('state') ?? '');
        if (state.refuse !== undefined) back.searchParams.set('error', state.refuse);
        else {
          const code = randomUUID();
          codes.set(code, {
            nonce: asked.get('nonce') ?? '',
            challenge: asked.get('code_challenge') ?? '',
            client: asked.get('client_id') ?? '',
          });
          back.searchParams.set('code', code);
        }
        res.writeHead(303, { Location: back.href }).end();
      },
      '/token': async (req, res) => {
        const form = new URLSearchParams(await text(req));
        const code = codes.get(form.get('code') ?? '');
        codes.delete(form.get('code') ?? '');
        const verifier = createHash('sha256').update(form.get('code_verifier') ?? '');
        if (code?.challenge !== verifier.digest('base64url')) {
          return json(res, { error: 'invalid_grant' }, 400);
        }
        const id_token = idToken(code.nonce, code.client);
        return json(res, {
          access_token: 'access',
          token_type: 'Bearer',
          expires_in: 60,
          id_token,
        });
      },
      '/keys': (_req, res) =>
        json(res, {
          keys: [
            { ...key.publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'ES256', use: 'sig' },
          ],
        }),
      '/person': (_req, res) => json(res, state.person),
    };
  const faults: Record<Fault, (res: ServerResponse) => unknown> = {
    down: (res) => res.destroy(),
    slow: () => undefined,
    html: (res) => res.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Maintenance</h1>'),
    endless: (res) => {
      res.writeHead(200, { 'Content-Type': 'application/json' });
      const more = () => {
        if (res.destroyed) return;
        if (res.write(' '.repeat(64 * 1024))) setImmediate(more);
        else res.once('drain', more);
      };
      more();
    },
  };
  const server = createServer((req, res) => {
    const url = new URL(req.url ?? '', bound.origin);
    state.calls.push(url.pathname);
    if (state.fault?.path === url.pathname) faults[state.fault.kind](res);
    else if (answers[url.pathname]) void answers[url.pathname]?.(req, res, url);
    else res.writeHead(404).end();
  });
  const bound = await listenOnLoopback(server);
  return {
    state,
    origin: bound.origin,
    /**
     * Opens the address of a sign-in like a browser. Resolves to the path to which it leads back.
     */
    visit: async (address: string): Promise<string> => {
      const answer = await fetch(address, { redirect: 'manual' });
      const { pathname, search } = new URL(answer.headers.get('Location') ?? '');
      return pathname + search;
    },
    stop: bound.close,
  };
}
export type TestIssuer = Awaited<ReturnType<typeof startTestIssuer>>;

/**
 * Starts an issuer before each test of the file and stops it after the test. Read it only inside
 * hooks and tests.
 */
export function issuerOfTest(): () => TestIssuer {
  let issuer: TestIssuer | undefined;
  beforeEach(async () => {
    issuer = await startTestIssuer();
  });
  afterEach(() => issuer?.stop());
  return () => {
    if (!issuer) throw new Error('It is only there inside a test.');
    return issuer;
  };
}

/** The settings with which travelers sign in at this issuer. */
export const oidcSettings = (issuer: TestIssuer) => ({
  OIDC_ISSUER: issuer.origin,
  OIDC_CLIENT_ID: 'hotels',
  OIDC_CLIENT_SECRET: 'a secret of the client',
  OIDC_NAME: 'Example ID',
});
