import { bookingRequest } from '../bookings/support/bookingRequest.ts';
import { rewardsSite, usd } from './rewardsSite.ts';

const { join, post, book } = rewardsSite({ REWARDS: 'off' });

test('with REWARDS=off OneKeyCash is not given, shown, used or earned', async () => {
  const browser = await join();
  expect((await browser.get('/api/rewards')).body).toEqual({ enabled: false, account: null });
  const credits = { rewards: usd('1.00') };
  const response = await post(browser, { ...bookingRequest, credits });
  expect(response.body).toMatchObject({
    code: 'credit-rejected',
    credit: { kind: 'rewards', reason: 'off' },
  });
  expect((await book(browser, {})).booking.earns).toBeNull();
});
