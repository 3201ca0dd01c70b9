import { createServer, type Socket } from 'node:net';
import { createServer as createTlsServer, TLSSocket } from 'node:tls';
import { parseConfig } from '#server/main/config.ts';
import {
  certificateTargets,
  type CertificateTarget,
  readCertificate,
  watchCertificates,
} from '#server/observability/certificates.ts';
import { testCertificate, testCertificateEnds } from '../../support/testCertificate.ts';
import { afterTest } from '../../support/testLimits.ts';
import { listeningLog } from '../testApp.ts';
import { eventually } from '../bookings/support/startTestBookings.ts';

type Greeting = CertificateTarget['greeting'];

/** Starts a server on this machine that talks like `talk`, and returns it as a target. */
async function serve(
  greeting: Greeting,
  talk: (socket: Socket) => void,
): Promise<CertificateTarget> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    talk(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterTest(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('Not listening on a port.');
  return { of: 'mail', host: '127.0.0.1', port: address.port, greeting };
}

const secure = (socket: Socket) => {
  new TLSSocket(socket, { isServer: true, ...testCertificate }).on('error', () => {});
};

/** Sends a text and resolves when the client has answered. */
const say = (socket: Socket, text: string) =>
  new Promise<string>((resolve) => {
    socket.once('data', (chunk) => resolve(String(chunk)));
    socket.write(text);
  });

const mailServer = (capabilities: string) => async (socket: Socket) => {
  await say(socket, '220-mail.example\r\n220 ready\r\n');
  if ((await say(socket, capabilities)) !== 'STARTTLS\r\n') return;
  socket.write('220 go ahead\r\n', () => secure(socket));
};

const database = (answer: string) => (socket: Socket) => {
  socket.once('data', () => socket.write(answer, () => answer === 'S' && secure(socket)));
};

test.each<[string, Greeting, (socket: Socket) => void, Date | undefined]>([
  ['a database with TLS', 'postgres', database('S'), testCertificateEnds],
  ['a database without TLS', 'postgres', database('N'), undefined],
  [
    'a mail server with STARTTLS',
    'smtp',
    (socket) => void mailServer('250-mail.example\r\n250-STARTTLS\r\n250 HELP\r\n')(socket),
    testCertificateEnds,
  ],
  [
    'a mail server without STARTTLS',
    'smtp',
    (socket) => void mailServer('250-mail.example\r\n250 HELP\r\n')(socket),
    undefined,
  ],
])('the certificate of %s is read if there is one', async (_what, greeting, talk, expiresAt) => {
  expect(await readCertificate(await serve(greeting, talk), 5_000)).toEqual(expiresAt);
});

test('the expiry date of an untrusted certificate of a web server is read', async () => {
  const server = createTlsServer(testCertificate, (socket) => socket.on('error', () => {}));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterTest(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('Not listening on a port.');
  const target = { of: 'site' as const, host: '127.0.0.1', port: address.port };
  expect(await readCertificate({ ...target, greeting: 'tls' }, 5_000)).toEqual(testCertificateEnds);
});

test('the check of a server that sends nothing is aborted', async () => {
  const target = await serve('smtp', () => {});
  await expect(readCertificate(target, 50)).rejects.toThrow('aborted');
});

test('an unreadable certificate does not count as valid and is logged once', async () => {
  const { log, lines } = listeningLog();
  const target = await serve('tls', (socket) => socket.end('no TLS'));
  const unreadSince = new Date('2026-11-30T12:00:00Z');
  const watch = watchCertificates([target], { log, now: () => unreadSince });
  watch.start();
  afterTest(watch.stop);
  const states = await eventually(() => (watch.states().length > 0 ? watch.states() : undefined));
  expect(states).toEqual([{ of: 'mail', expiresAt: undefined, unreadSince }]);
  expect(lines).toEqual(['warn: a certificate cannot be read']);
});

const production = {
  PROVIDER_HOST: 'https://hotels.example:8443',
  SITE_ORIGIN: 'https://www.hotels.example',
  DATABASE_URL: 'postgres://hotels:word@db.example/hotels?sslmode=verify-full',
  SMTP_URL: 'smtp://user:word@mail.example',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};

test.each<[string, Record<string, string>, string[]]>([
  [
    'all of production',
    production,
    [
      'database db.example:5432 postgres',
      'mail mail.example:587 smtp',
      'provider hotels.example:8443 tls',
      'payments api.stripe.com:443 tls',
      'site www.hotels.example:443 tls',
    ],
  ],
  ['some by choice', { ...production, CERTIFICATES: 'mail' }, ['mail mail.example:587 smtp']],
  ['none by choice', { ...production, CERTIFICATES: '' }, []],
  [
    'none without TLS or on this machine',
    {
      PROVIDER_HOST: 'http://hotels.example',
      SITE_ORIGIN: 'https://localhost:3000',
      DATABASE_URL: 'postgres://hotels:word@db.example/hotels',
      SMTP_URL: 'smtp://127.0.0.1:1025',
      PAYMENTS: 'sample',
    },
    [],
  ],
  ['none of a site with the sample provider', {}, []],
])('the certificates that are watched: %s', (_what, env, targets) => {
  expect(
    certificateTargets(parseConfig(env)).map(
      ({ of, host, port, greeting }) => `${of} ${host}:${port} ${greeting}`,
    ),
  ).toEqual(targets);
});
