import * as client from 'openid-client';
import * as v from 'valibot';
import { hourMs } from '#contracts/values/durations.ts';
import { emailSchema, personNameSchema } from '#contracts/site/fieldSchemas.ts';
import type { Log } from '../../observability/log.ts';
import { fetchLimited } from './fetchLimited.ts';

/**
 * The settings for signing in with accounts of another site: its address, the site's credentials
 * there, and its name.
 */
export type OpenIdSettings = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** The name that people know, as in 'Continue with Google'. */
  name: string;
};

/**
 * A person whose address the issuer vouches for. Issuer and subject identify the person
 * permanently.
 */
export type Identity = { issuer: string; subject: string; email: string; name: string };

/**
 * The person who has signed in at the issuer. If there is no verified address, `missing` gives the
 * reason.
 */
export type SignedInPerson = Pick<Identity, 'issuer' | 'subject'> &
  (
    | (Pick<Identity, 'email' | 'name'> & { missing?: undefined })
    | { missing: 'no-email' | 'unverified' }
  );

/** The values that a sign-in needs again when the browser comes back. */
export type OpenIdFlow = { state: string; nonce: string; verifier: string };

/**
 * The reason why a sign-in at the issuer failed.
 *
 * - `unavailable`: the issuer does not respond, or its response does not follow OpenID Connect.
 * - `canceled`: the person did not agree.
 * - `again`: the sign-in is too old, was used, or began in another browser.
 * - `untrusted`: the token is not for this site, has expired, or is not signed by the issuer.
 * - `no-email`, `unverified`: the issuer gave no address, or did not verify it.
 */
export type OpenIdFailureReason =
  'unavailable' | 'canceled' | 'again' | 'untrusted' | 'no-email' | 'unverified';

/** The error of a sign-in that failed at the issuer. */
export class OpenIdFailure extends Error {
  readonly reason: OpenIdFailureReason;
  constructor(reason: OpenIdFailureReason, options?: ErrorOptions) {
    super(`OpenID Connect: ${reason}`, options);
    this.reason = reason;
  }
}

/** The time limit for each response of the issuer, in seconds. */
const answerSeconds = 5;
/**
 * The time limit for a callback, in milliseconds. A callback makes up to four requests to the
 * issuer (discovery, token, keys and user info), and then needs time of its own.
 */
export const openIdCallbackMs = (4 * answerSeconds + 5) * 1_000;
/** The time for which a successful discovery is kept. A failed discovery is not kept. */
const discoveryMs = hourMs;
const scope = 'openid email profile';

const claimsSchema = v.object({
  sub: v.pipe(v.string(), v.nonEmpty(), v.maxLength(255)),
  email: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(320))), undefined),
  email_verified: v.fallback(
    v.optional(
      v.union([
        v.boolean(),
        v.pipe(
          v.literal('true'),
          v.transform(() => true),
        ),
      ]),
    ),
    undefined,
  ),
  name: v.fallback(v.optional(v.string()), undefined),
});
type Claims = v.InferOutput<typeof claimsSchema>;

type ProviderOptions = {
  /** Returns the address to which the issuer sends the browser back, without a query. */
  redirectUri: () => string;
  log: Log;
  /** The time limit for each response, in seconds. Only tests set it. */
  seconds?: number | undefined;
};

/**
 * Creates a client of the issuer for OpenID Connect: code flow with PKCE, state and nonce. The ID
 * token must have a valid signature of the issuer, even where the standard would accept TLS
 * instead. OpenID Connect Core §3.1, RFC 7636, RFC 9207.
 */
export function createOpenIdProvider(
  settings: OpenIdSettings,
  { redirectUri, log, seconds = answerSeconds }: ProviderOptions,
) {
  let known: { config: Promise<client.Configuration>; until: number } | undefined;
  const discover = async (): Promise<client.Configuration> => {
    const { issuer, clientId, clientSecret } = settings;
    // The settings allow http only for an issuer on this machine.
    // eslint-disable-next-line @typescript-eslint/no-deprecated
    const insecure = issuer.startsWith('http:') ? [client.allowInsecureRequests] : [];
    return client.discovery(new URL(issuer), clientId, clientSecret, authenticate(clientSecret), {
      execute: [...insecure, client.enableNonRepudiationChecks],
      timeout: seconds,
      [client.customFetch]: fetchLimited,
    });
  };
  const configuration = (): Promise<client.Configuration> => {
    const now = performance.now();
    if (known && known.until > now) return known.config;
    const entry = { config: discover(), until: now + discoveryMs };
    known = entry;
    entry.config.catch(() => {
      if (known === entry) known = undefined;
    });
    return entry.config;
  };
  /**
   * Runs a step of the sign-in. Throws each error as an `OpenIdFailure`. Logs errors without
   * tokens, except a sign-in that the person canceled.
   */
  const step = async <Result>(name: string, run: () => Promise<Result>): Promise<Result> => {
    try {
      return await run();
    } catch (error) {
      if (error instanceof OpenIdFailure) throw error;
      const reason = reasonOf(error);
      if (reason !== 'canceled') {
        log.warn({ issuer: settings.issuer, step: name, why: whyOf(error) }, 'a sign-in failed');
      }
      throw new OpenIdFailure(reason);
    }
  };

  return {
    settings,
    /**
     * Returns the address at which the browser signs in, and the values to keep until it comes
     * back.
     */
    begin: (language: string): Promise<{ address: string; flow: OpenIdFlow }> =>
      step('discovery', async () => {
        const config = await configuration();
        const flow = {
          state: `${language}.${client.randomState()}`,
          nonce: client.randomNonce(),
          verifier: client.randomPKCECodeVerifier(),
        };
        const address = client.buildAuthorizationUrl(config, {
          redirect_uri: redirectUri(),
          scope,
          state: flow.state,
          nonce: flow.nonce,
          code_challenge: await client.calculatePKCECodeChallenge(flow.verifier),
          code_challenge_method: 'S256',
          ui_locales: language,
        });
        return { address: address.href, flow };
      }),
    /** Returns the person who has signed in, from the query with which the browser came back. */
    finish: (query: string, { state, nonce, verifier }: OpenIdFlow): Promise<SignedInPerson> =>
      step('token', async () => {
        const config = await configuration();
        const tokens = await client.authorizationCodeGrant(
          config,
          new URL(`${redirectUri()}${query}`),
          {
            pkceCodeVerifier: verifier,
            expectedState: state,
            expectedNonce: nonce,
            idTokenExpected: true,
          },
        );
        const token = v.parse(claimsSchema, tokens.claims());
        const metadata = config.serverMetadata();
        const asks = token.email === undefined && metadata.userinfo_endpoint !== undefined;
        const told = asks && (await client.fetchUserInfo(config, tokens.access_token, token.sub));
        const more = told ? v.parse(claimsSchema, told) : undefined;
        const claims = more ? { ...more, name: more.name ?? token.name } : token;
        return { issuer: metadata.issuer, subject: claims.sub, ...ownerOf(claims) };
      }),
  };
}
export type OpenIdProvider = ReturnType<typeof createOpenIdProvider>;

/**
 * Returns the address and the name of a person if the issuer vouches for the address. Otherwise
 * returns the reason.
 */
function ownerOf(claims: Claims) {
  const email = v.safeParse(v.pipe(emailSchema, v.toLowerCase()), claims.email);
  if (!email.success) return { missing: 'no-email' } as const;
  if (claims.email_verified !== true) return { missing: 'unverified' } as const;
  const name = v.safeParse(personNameSchema, claims.name);
  const local = email.output.split('@')[0] ?? '';
  return { email: email.output, name: name.success ? name.output : local };
}

/**
 * Sends the secret in the body if the issuer supports that. Otherwise sends it in the Authorization
 * header, the default of OpenID Connect.
 */
function authenticate(secret: string): client.ClientAuth {
  const inBody = client.ClientSecretPost(secret);
  const inHeader = client.ClientSecretBasic(secret);
  return (server, ...rest) =>
    server.token_endpoint_auth_methods_supported?.includes('client_secret_post')
      ? inBody(server, ...rest)
      : inHeader(server, ...rest);
}

const refusals = new Set(['access_denied', 'interaction_required', 'consent_required']);
const outages = new Set(['server_error', 'temporarily_unavailable']);
/** The error codes of the library for a token or a response that cannot be trusted. */
const doubts = new Set([
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_KEY_SELECTION_FAILED',
  'OAUTH_UNSUPPORTED_OPERATION',
  'OAUTH_INVALID_RESPONSE',
]);
const codeSchema = v.object({ code: v.string() });

function reasonOf(error: unknown): OpenIdFailureReason {
  if (error instanceof client.AuthorizationResponseError) {
    if (refusals.has(error.error)) return 'canceled';
    return outages.has(error.error) ? 'unavailable' : 'again';
  }
  if (error instanceof client.ResponseBodyError) {
    return error.error === 'invalid_grant' ? 'again' : 'unavailable';
  }
  return v.is(codeSchema, error) && doubts.has(error.code) ? 'untrusted' : 'unavailable';
}

/**
 * Returns the code or the kind of an error for the log. Its message and cause may contain tokens.
 */
function whyOf(error: unknown): string {
  if (error instanceof client.AuthorizationResponseError) return error.error.slice(0, 100);
  if (error instanceof client.ResponseBodyError) return error.error.slice(0, 100);
  if (v.is(codeSchema, error)) return error.code;
  return error instanceof Error ? error.name : 'unknown';
}
