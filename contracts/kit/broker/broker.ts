import { execFileSync } from 'node:child_process';
import * as v from 'valibot';
import { createRedactor } from '../http/createRedactor.ts';
import { isSecretName } from '../http/secretForms.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The address of a Pact Broker, the credentials for it, and how its texts are redacted before they
 * are printed.
 */
export type BrokerAccess = {
  baseUrl: string;
  authorization?: string;
  redact: (text: string) => string;
};

/**
 * What a command of the broker works with: its arguments and environment, the folder of the git
 * checkout, its output.
 */
export interface BrokerContext extends Record<
  'stdout' | 'stderr',
  Pick<NodeJS.WriteStream, 'write'>
> {
  args: readonly string[];
  env: Environment;
  folder: string;
}

/**
 * Runs a command with the broker of the environment. `print` writes a line. Resolves with the exit
 * code that the command returns, or with 2 after one sentence when it throws. What is printed is
 * redacted: the secrets of the environment and of the broker's address.
 */
export async function runWithBroker(
  { env, stdout, stderr }: BrokerContext,
  command: (broker: BrokerAccess, print: (line: string) => void) => Promise<number>,
): Promise<number> {
  const redact = createRedactor(secretsIn(env)).text;
  try {
    const broker = { ...brokerAccess(env), redact };
    return await command(broker, (line) => void stdout.write(`${redact(line)}\n`));
  } catch (error) {
    stderr.write(`${redact(error instanceof Error ? error.message : String(error))}\n`);
    return 2;
  }
}

/** The values of variables whose name means a secret, and the password in the broker's address. */
function secretsIn(env: Environment): Record<string, string> {
  const { PACT_BROKER_BASE_URL: url = '' } = env;
  const password = URL.canParse(url) ? new URL(url).password : '';
  const entries = Object.entries({ ...env, PACT_BROKER_BASE_URL_PASSWORD: password });
  return Object.fromEntries(
    entries.flatMap(([name, value]) => (value && isSecretName(name) ? [[name, value]] : [])),
  );
}

/**
 * Reads the variables that every Pact tool uses: PACT_BROKER_BASE_URL, and PACT_BROKER_TOKEN or
 * PACT_BROKER_USERNAME with PACT_BROKER_PASSWORD. Throws an error with one sentence without an
 * address.
 */
function brokerAccess(env: Environment): Omit<BrokerAccess, 'redact'> {
  const { PACT_BROKER_BASE_URL: url, PACT_BROKER_TOKEN: token } = env;
  const { PACT_BROKER_USERNAME: name, PACT_BROKER_PASSWORD: password = '' } = env;
  if (url === undefined || !URL.canParse(url) || !/^https?:/i.test(url)) {
    throw new Error('Set PACT_BROKER_BASE_URL to the http or https address of a Pact Broker.');
  }
  const baseUrl = url.replace(/\/+$/, '');
  if (token) return { baseUrl, authorization: `Bearer ${token}` };
  if (!name) return { baseUrl };
  const basic = Buffer.from(`${name}:${password}`).toString('base64');
  return { baseUrl, authorization: `Basic ${basic}` };
}

const timeoutMs = 30_000;

/**
 * Sends a request to the broker: GET, or POST with a JSON body. Returns the HAL document of the
 * response. Throws an error with one sentence for an error status (with the broker's message), when
 * the broker cannot be reached, or when the response is not JSON.
 */
export async function requestBroker(
  { authorization, redact }: BrokerAccess,
  url: string,
  body?: object,
): Promise<unknown> {
  const response = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: {
      accept: 'application/hal+json',
      ...(body && { 'content-type': 'application/json' }),
      ...(authorization !== undefined && { authorization }),
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: unknown) => {
    throw new Error(`The broker at ${new URL(url).origin} cannot be reached (${reason(error)}).`);
  });
  const text = await response.text();
  if (!response.ok)
    throw new Error(
      `The broker responded ${response.status} to ${url}: ${redact(text).slice(0, 500)}`,
    );
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(
      `The response of ${url} is not JSON: it is not a Pact Broker, or a login page in front of one.`,
    );
  }
}

function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}

const indexSchema = v.object({
  _links: v.object({ 'pb:publish-contracts': v.object({ href: v.string() }) }),
});

/**
 * Reads the address for publishing contracts from the broker's index. Brokers before 2.86 have
 * none.
 */
export async function publishAddress(broker: BrokerAccess): Promise<string> {
  const index = v.safeParse(indexSchema, await requestBroker(broker, broker.baseUrl));
  if (!index.success) {
    throw new Error(
      `${broker.baseUrl} has no address for publishing: it is not a Pact Broker of version 2.86 or later.`,
    );
  }
  return new URL(index.output._links['pb:publish-contracts'].href, `${broker.baseUrl}/`).href;
}

/** The version of the site for a Pact Broker: the commit, its branch and its build. */
export type ConsumerVersion = { number: string; branch?: string; buildUrl?: string };

/**
 * Reads the current commit and branch from git. In GitHub Actions, where the checkout has no
 * branch, branch and run come from the environment. Throws outside a git checkout.
 */
export function consumerVersion({
  env,
  folder,
}: Pick<BrokerContext, 'env' | 'folder'>): ConsumerVersion {
  const number = git(folder, 'rev-parse', 'HEAD');
  if (number === undefined)
    throw new Error('Publish from a git checkout: its commit is the version.');
  const branch = env['GITHUB_HEAD_REF'] || env['GITHUB_REF_NAME'] || currentBranch(folder);
  const { GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_RUN_ID } = env;
  const isRun = GITHUB_SERVER_URL && GITHUB_REPOSITORY && GITHUB_RUN_ID;
  return {
    number,
    ...(branch && { branch }),
    ...(isRun && {
      buildUrl: `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}`,
    }),
  };
}

/** Whether a file is committed without local changes. */
export function isCommitted(path: string, folder: string): boolean {
  return (
    git(folder, 'ls-files', '--error-unmatch', path) !== undefined &&
    git(folder, 'status', '--porcelain', path) === ''
  );
}

function currentBranch(folder: string): string | undefined {
  const branch = git(folder, 'branch', '--show-current');
  return branch === '' ? undefined : branch;
}

function git(cwd: string, ...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, {
      cwd,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}
