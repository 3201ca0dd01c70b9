import { once } from 'node:events';
import { connect as connectSocket, isIP, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect as connectTls } from 'node:tls';
import type { CertificateName } from '#contracts/site/desk/deskToday.ts';
import { dayMs, hourMs, minuteMs } from '#contracts/values/durations.ts';
import type { Config } from '../main/config.ts';
import type { Log } from './log.ts';

/** A server whose certificate the site depends on, and how to start TLS with it. */
export type CertificateTarget = {
  of: CertificateName;
  host: string;
  port: number;
  greeting: 'tls' | 'postgres' | 'smtp';
};

/** The state of a certificate: its expiry, and since when it cannot be read. */
export type CertificateState = {
  of: CertificateName;
  expiresAt: Date | undefined;
  unreadSince: Date | undefined;
};

/** A certificate with less time left is about to expire. */
export const certificateLeftMs = 14 * dayMs;
/**
 * After this time without a readable certificate, an alarm is raised. Other alarms cover shorter
 * outages.
 */
export const certificateUnreadMs = hourMs;

const readMs = 10_000;
const pauseMs = dayMs;
const retryMs = 10 * minuteMs;
const longestReply = 64 * 1024;

type TargetConfig = Pick<
  Config,
  'databaseUrl' | 'smtpUrl' | 'providerHost' | 'payments' | 'siteOrigin' | 'certificates'
>;

/**
 * Returns the servers in the settings that are reached by TLS, except on this machine. The site
 * connects to its own public address like a browser.
 */
export function certificateTargets(config: TargetConfig): CertificateTarget[] {
  const { payments } = config;
  const charged = payments === 'sample' ? undefined : payments?.apiOrigin;
  return [
    ...ofDatabase(config.databaseUrl),
    ...ofMailServer(config.smtpUrl),
    ...ofOrigin('provider', config.providerHost),
    ...ofOrigin('payments', charged),
    ...ofOrigin('site', config.siteOrigin),
  ].filter(({ of, host }) => config.certificates.includes(of) && !isThisMachine(host));
}

function ofOrigin(of: CertificateName, origin: string | undefined): CertificateTarget[] {
  const { protocol, hostname, port } = new URL(origin ?? 'http://localhost');
  if (protocol !== 'https:') return [];
  return [{ of, host: bare(hostname), port: Number(port || 443), greeting: 'tls' }];
}

/** Returns the database server if pg connects to it with TLS, according to `sslmode`. */
function ofDatabase(url: string | undefined): CertificateTarget[] {
  if (url === undefined) return [];
  const { hostname, port, searchParams } = new URL(url);
  const mode = searchParams.get('sslmode') ?? searchParams.get('ssl') ?? 'disable';
  if (['disable', 'allow', 'false', '0'].includes(mode)) return [];
  return [
    { of: 'database', host: bare(hostname), port: Number(port || 5432), greeting: 'postgres' },
  ];
}

function ofMailServer(url: string | undefined): CertificateTarget[] {
  if (url === undefined) return [];
  const { protocol, hostname, port } = new URL(url);
  const isTls = protocol === 'smtps:';
  return [
    {
      of: 'mail',
      host: bare(hostname),
      port: Number(port || (isTls ? 465 : 587)),
      greeting: isTls ? 'tls' : 'smtp',
    },
  ];
}

const bare = (hostname: string) => hostname.replace(/^\[|\]$/g, '');

function isThisMachine(host: string): boolean {
  return /^(?:localhost|.+\.localhost|127\.[\d.]+|::1)$/.test(host);
}

/**
 * Reads the expiry of a server's certificate. The certificate need not be valid, because the actual
 * connections check that. Resolves to undefined if the server has no TLS. Rejects if the
 * certificate cannot be read within ten seconds.
 */
export async function readCertificate(
  { host, port, greeting }: CertificateTarget,
  ms = readMs,
): Promise<Date | undefined> {
  const signal = AbortSignal.timeout(ms);
  const socket = connectSocket({ host, port });
  socket.on('error', () => {});
  try {
    await once(socket, 'connect', { signal });
    if (greeting === 'postgres' && !(await askPostgres(socket, signal))) return undefined;
    if (greeting === 'smtp' && !(await askMailServer(socket, signal))) return undefined;
    const servername = isIP(host) ? '' : host;
    const secure = connectTls({ socket, servername, rejectUnauthorized: false });
    secure.on('error', () => {});
    await once(secure, 'secureConnect', { signal });
    const expiresAt = new Date(secure.getPeerCertificate().valid_to);
    if (Number.isNaN(expiresAt.getTime())) throw new Error('There is no certificate.');
    return expiresAt;
  } finally {
    socket.destroy();
  }
}

/** The SSLRequest message of PostgreSQL's protocol: its length and its code. */
const sslRequest = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);

async function askPostgres(socket: Socket, signal: AbortSignal): Promise<boolean> {
  socket.write(sslRequest);
  return (await readUntil(socket, /^./s, signal)) === 'S';
}

/** Matches the last line of a reply, RFC 5321 §4.2. */
const wholeReply = /^\d{3}(?: .*)?\r?\n/m;

/** Requests TLS with STARTTLS. Returns whether the server agrees. RFC 3207. */
async function askMailServer(socket: Socket, signal: AbortSignal): Promise<boolean> {
  await readUntil(socket, wholeReply, signal);
  socket.write('EHLO localhost\r\n');
  if (!/^\d{3}[ -]STARTTLS/im.test(await readUntil(socket, wholeReply, signal))) return false;
  socket.write('STARTTLS\r\n');
  return (await readUntil(socket, wholeReply, signal)).startsWith('220');
}

async function readUntil(socket: Socket, whole: RegExp, signal: AbortSignal): Promise<string> {
  let text = '';
  while (!whole.test(text)) {
    const chunks: unknown[] = await once(socket, 'data', { signal });
    text += chunks.map(String).join('');
    if (text.length > longestReply) throw new Error('The reply is too long.');
  }
  return text;
}

type WatchOptions = {
  log: Pick<Log, 'warn'>;
  read?: typeof readCertificate;
  now?: () => Date;
};

/**
 * Reads the certificates at the start and daily. A certificate that cannot be read is read again
 * every ten minutes, and the failure is logged once. `states` contains the certificates that were
 * read or failed.
 */
export function watchCertificates(
  targets: readonly CertificateTarget[],
  { log, read = readCertificate, now = () => new Date() }: WatchOptions,
) {
  const known = new Map<CertificateName, CertificateState>();
  const stopped = new AbortController();
  const readOnce = async (target: CertificateTarget): Promise<number> => {
    const { of, host } = target;
    const before = known.get(of);
    try {
      const expiresAt = await read(target);
      if (expiresAt) known.set(of, { of, expiresAt, unreadSince: undefined });
      else known.delete(of);
      return pauseMs;
    } catch (error) {
      const unreadSince = before?.unreadSince ?? now();
      if (!before?.unreadSince) {
        log.warn({ err: error, of, host }, 'a certificate cannot be read');
      }
      known.set(of, { of, expiresAt: before?.expiresAt, unreadSince });
      return retryMs;
    }
  };
  const follow = async (target: CertificateTarget) => {
    while (!stopped.signal.aborted) {
      await sleep(await readOnce(target), undefined, { signal: stopped.signal, ref: false });
    }
  };
  return {
    states: (): readonly CertificateState[] => [...known.values()],
    start: () => {
      for (const target of targets) follow(target).catch(() => {});
    },
    stop: () => stopped.abort(),
  };
}
