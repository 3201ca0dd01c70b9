import { createHash } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import { createLeakedPasswords } from '#server/auth/leakedPasswords.ts';
import { addToFilter, isInFilter } from '#server/auth/passwordFilter.ts';
import { listenOnLoopback } from '../../support/listenOnLoopback.ts';

const unknown = 'three herons at the quay';

/** Returns whether a password is refused, and the requests to the range service. */
async function judge(password: string, answer?: RequestListener) {
  const asked: string[] = [];
  const outcomes: string[] = [];
  const service =
    answer &&
    (await listenOnLoopback(
      createServer((req, res) => {
        asked.push(`${req.url} ${String(req.headers['add-padding'])}`);
        answer(req, res);
      }),
    ));
  const reject = createLeakedPasswords({
    rangeService: service?.origin,
    onAsked: (outcome) => outcomes.push(outcome),
  });
  try {
    await reject(password, 'password');
    return { refused: false, asked, outcomes };
  } catch (error) {
    expect(error).toMatchObject({
      status: 422,
      errors: [{ path: 'password', code: 'password-leaked' }],
    });
    return { refused: true, asked, outcomes };
  } finally {
    await service?.close();
  }
}

const digestOf = (text: string) => createHash('sha1').update(text).digest('hex').toUpperCase();
const rest = digestOf(unknown).slice(5);
const padding = `${'0'.repeat(35)}:0`;

describe('the filter of leaked passwords', () => {
  test('contains every added password in upper or lower case, and few others', () => {
    const filter = new Uint8Array(Math.ceil((1_000 * 23) / 8));
    const added = Array.from({ length: 1_000 }, (_, at) => `Password of ${at}`);
    for (const each of added) addToFilter(filter, each);
    expect(added.filter((each) => !isInFilter(filter, each.toUpperCase()))).toEqual([]);
    const others = Array.from({ length: 20_000 }, (_, at) => `Another one ${at}`);
    expect(others.filter((each) => isInFilter(filter, each)).length).toBeLessThan(5);
  });

  test.each(['1qaz2wsx', 'q1w2e3r4t5', 'steelers', 'Steelers', 'GODZILLA', '15121954'])(
    'refuses %s',
    async (password) => {
      expect((await judge(password)).refused).toBe(true);
    },
  );

  test('accepts a password that was never leaked, without any request to a range service', async () => {
    expect(await judge(unknown)).toEqual({ refused: false, asked: [], outcomes: [] });
  });
});

describe('the range service', () => {
  test('receives five digits of the hash with padding, and a match refuses the password', async () => {
    const text = [padding, `${rest}:3`].join('\r\n');
    expect(await judge(unknown, (_req, res) => res.end(text))).toEqual({
      refused: true,
      asked: [`/range/${digestOf(unknown).slice(0, 5)} true`],
      outcomes: ['found'],
    });
  });

  test.each([
    ['another password', `${'A'.repeat(35)}:7`],
    ['padding alone', `${rest}:0`],
  ])('refuses no password for %s', async (_what, text) => {
    const { refused, outcomes } = await judge(unknown, (_req, res) => res.end(text));
    expect([refused, outcomes]).toEqual([false, ['not-found']]);
  });

  test('is not asked about a password that the filter contains', async () => {
    const { refused, asked } = await judge('1qaz2wsx', (_req, res) => res.end(padding));
    expect([refused, asked]).toEqual([true, []]);
  });

  const answers: [what: string, answer: RequestListener][] = [
    ['with a page of a gateway', (_req, res) => res.end(`<html>${rest}:3</html>`)],
    ['with nothing', (_req, res) => res.end()],
    ['with an error', (_req, res) => res.writeHead(503).end(`${rest}:3`)],
    ['with a redirect', (_req, res) => res.writeHead(302, { Location: '/range/2' }).end()],
    ['by closing the connection', (req) => req.socket.destroy()],
    ['never', () => {}],
    [
      'without an end',
      (_req, res) => {
        const more = () => {
          if (!res.destroyed) res.write(`${padding}\r\n`.repeat(1_000), () => setImmediate(more));
        };
        more();
      },
    ],
  ];
  test.each(answers)(
    'refuses no password when it answers %s, and the failure is counted',
    async (_what, answer) => {
      const { refused, asked, outcomes } = await judge(unknown, answer);
      expect([refused, asked.length, outcomes]).toEqual([false, 1, ['failed']]);
    },
  );
});
