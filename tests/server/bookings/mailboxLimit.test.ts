import request from 'supertest';
import { grace } from '../accounts/accountSite.ts';
import { rewardsSite } from '../rewards/rewardsSite.ts';
import { bookingRequest } from './support/bookingRequest.ts';
import { own } from './support/startTestBookings.ts';

const { join, start, provider } = rewardsSite();

test('guests and other accounts cannot use up the booking limit of a signed-in mailbox owner', async () => {
  const owner = await join();
  const other = await join(grace);
  const { origin } = provider();
  // A worker would delete the session, because the session uses the real clock.
  const limited = start({ bookingLimits: { bookAddress: 1 }, env: { WORKER: 'off' }, origin });
  const post = (key: string, cookie: string) =>
    request(limited.app)
      .post('/api/bookings')
      .set({ ...own, 'Idempotency-Key': `a-key-of-this-test-${key}`, Cookie: cookie })
      .send(bookingRequest);
  const statuses = [
    (await post('1', '')).status,
    (await post('2', '')).status,
    (await post('3', other.cookie())).status,
    (await post('4', owner.cookie())).status,
    (await post('5', owner.cookie())).status,
  ];
  await limited.stop();
  expect(statuses).toEqual([201, 429, 429, 201, 429]);
});
