import request from 'supertest';
import { newsletterPaths } from '#contracts/site/newsletter.ts';
import { newsletterCommands } from '#server/newsletter/newsletterCommands.ts';
import { createNewsletterTokens } from '#server/newsletter/newsletterContext.ts';
import { ada } from '../accounts/accountSite.ts';
import { testSecret } from '../bookings/support/bookingRequest.ts';
import { callCommand, operatorCommandOf } from '../operatorCommandOf.ts';
import { newsletterSite } from './newsletterSite.ts';

const { site, database, join, joinAccount, subscribe, rows } = newsletterSite();
const runProcess = operatorCommandOf('server/newsletter/command.ts', { database, site });
const run = (...words: string[]) => {
  const context = {
    database: database().database,
    tokens: createNewsletterTokens(testSecret),
    siteOrigin: 'https://www.hotels.example',
    now: () => new Date(),
    actor: { kind: 'command' as const, id: 'operator' },
  };
  return callCommand((say) => newsletterCommands(context, words, {}, say));
};

test('export writes who has confirmed, with the times of consent and the link to unsubscribe', async () => {
  await join('+1+1@travellers.example');
  await subscribe('pending@travellers.example');
  const { code, stdout } = await runProcess('export');
  expect(code).toBe(0);
  const [head, line = '', ...others] = stdout.trim().split('\n');
  expect(head).toBe('email,requested_at,confirmed_at,unsubscribe');
  expect(others).toEqual([]);
  const time = '2027-02-01T12:00:00.000Z';
  expect(line.startsWith(`'+1+1@travellers.example,${time},${time},https://`)).toBe(true);
  const [link = ''] = /https:.+/.exec(line) ?? [];
  const { pathname, search } = new URL(link);
  expect(pathname).toBe(newsletterPaths.oneClick);
  const unsubscribed = await request(site().app)
    .post(`${pathname}${search}`)
    .set('Host', 'www.hotels.example')
    .send('List-Unsubscribe=One-Click');
  expect(unsubscribed.status).toBe(200);
  expect((await run('export')).stdout.trim().split('\n')).toEqual([head]);
});

test('remove ends the subscription of an address and erases it', async () => {
  await join('ada@travellers.example');
  expect(await run('remove', 'Ada@travellers.example')).toMatchObject({ code: 0, stderr: '' });
  expect(await rows()).toMatchObject([{ email: null, status: 'unsubscribed' }]);
  expect(await run('remove', 'ada@travellers.example')).toMatchObject({
    code: 1,
    stderr: "There is no subscription of 'ada@travellers.example'.\n",
  });
  expect((await run('list')).stderr).toContain('npm run newsletter -- COMMAND');
});

test('the data of an account has the subscription of its address', async () => {
  const browser = await joinAccount();
  const dataOf = async () => (await browser.get('/api/account/data')).body.newsletter;
  expect(await dataOf()).toBeNull();
  await join(ada.email);
  const at = '2027-02-01T12:00:00.000Z';
  expect(await dataOf()).toEqual({ status: 'confirmed', requestedAt: at, confirmedAt: at });
});
