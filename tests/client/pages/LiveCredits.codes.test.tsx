import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CreditRejection } from '#contracts/site/credits.ts';
import { checkoutSite } from '../../support/checkoutSite.ts';
import { enter } from '../../support/enter.ts';
import { bookNow, field, fill } from '../../support/openCheckout.ts';
import { bookingProblem } from '../../support/sampleBooking.ts';
import { sampleRewards } from '../../support/sampleRewards.ts';
import { json } from '../../support/scriptedProvider.ts';

const { site, open, openFilled } = checkoutSite();

const tenPercent = { code: 'SPRING-10', percent: 10, amount: null };
const apply = () => userEvent.click(screen.getByRole('button', { name: 'Apply' }));
const applyCode = async () => {
  fill('Promo code', 'SPRING-10');
  await apply();
  await screen.findByText('Promotion SPRING-10: $20.05 off');
};
/** Makes the site reject a credit of the next booking request. */
const reject = (credit: CreditRejection) =>
  site().bookings.push(
    json(bookingProblem('credit-rejected', 409, { detail: 'Not shown.', credit }), 409),
  );
const amount = (term: string) =>
  screen.queryByText(term, { selector: 'dt' })?.nextSibling?.textContent;
const confirmed = () => screen.findByRole('heading', { name: 'Your booking is confirmed' });

it('applies a promotion code to the price, removes it, and books with it', async () => {
  site().script.promotion = json(tenPercent);
  await openFilled();
  await enter(field('Promo code'), ' spring-10 {Enter}');
  await waitFor(async () =>
    expect(await screen.findByText('Promotion SPRING-10: $20.05 off')).toHaveFocus(),
  );
  expect(amount('Promotion SPRING-10')).toBe('−$20.05');
  expect(amount('Total')).toBe('$214.11');
  await userEvent.click(screen.getByRole('button', { name: 'Remove the promotion code' }));
  await waitFor(() => expect(field('Promo code')).toHaveFocus());
  expect(amount('Total')).toBe('$234.16');
  expect(site().received).toEqual([]);
  await applyCode();
  await userEvent.click(bookNow());
  await confirmed();
  expect(site().received[0]?.request.credits).toEqual({
    promotion: { code: 'SPRING-10', amount: { amount: '20.05', currency: 'USD' } },
  });
});

it('does not send a text that cannot be a code', async () => {
  await openFilled();
  for (const [code, message] of [
    ['', 'Enter a promotion code.'],
    ['a b', 'A promotion code has 3 to 40 letters, digits and hyphens.'],
  ] as const) {
    fill('Promo code', code);
    await apply();
    expect(field('Promo code')).toHaveFocus();
    expect(field('Promo code')).toHaveAccessibleDescription(message);
  }
  expect(site().calls.join()).not.toContain('promotions');
});

it('says why a code cannot be used', async () => {
  await openFilled();
  fill('Promo code', 'OLD');
  const ended = { code: 'ended', params: { promotion: 'OLD', until: '2026-05-01' } };
  for (const [status, problem, message] of [
    [422, ended, 'OLD was valid until May 1, 2026.'],
    [422, { code: 'of-next-year' }, 'This promotion code cannot be used.'],
    [429, {}, 'Too many attempts. Wait a few minutes, then try again.'],
    [500, {}, 'The code could not be checked. Try again.'],
  ] as const) {
    const body = { title: 'No', status, detail: 'Not shown.', ...problem };
    site().script.promotion = json(body, status);
    await apply();
    await waitFor(() => expect(field('Promo code')).toHaveAccessibleDescription(message));
    await waitFor(() => expect(field('Promo code')).toHaveFocus());
    expect(amount('Total')).toBe('$234.16');
  }
});

it('leads a guest to the sign-in for a code with a limit per person, and keeps the typed code', async () => {
  const why = 'Sign in with a confirmed email address to use ONCE-EACH.';
  const params = { promotion: 'ONCE-EACH' };
  site().script.promotion = json({ title: 'No', status: 422, code: 'signed-out', params }, 422);
  const { location, unmount } = await openFilled();
  fill('Promo code', 'once-each');
  await apply();
  await waitFor(() => expect(field('Promo code')).toHaveAccessibleDescription(why));
  const { pathname, search } = location();
  await userEvent.click(screen.getByRole('link', { name: 'Sign in to use this code' }));
  expect(location().pathname).toBe('/sign-in');
  expect(location().state).toEqual({ from: pathname + search });
  unmount();

  site().script.promotion = json({ ...tenPercent, code: 'ONCE-EACH' });
  await open();
  await waitFor(() => expect(field('Promo code')).toHaveValue('once-each'));
  expect(field('Email address')).toHaveValue('ada@example.com');
  await apply();
  await screen.findByText('Promotion ONCE-EACH: $20.05 off');
  await userEvent.click(screen.getByRole('button', { name: 'Remove the promotion code' }));
  expect(field('Promo code')).toHaveValue('');
});

it('removes the code and offers the sign-in if the session ends before the booking', async () => {
  site().script.promotion = json(tenPercent);
  await openFilled();
  await applyCode();
  reject({ kind: 'promotion', reason: 'signed-out', params: { promotion: 'SPRING-10' } });
  await userEvent.click(bookNow());
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent(
    'Sign in with a confirmed email address to use SPRING-10. Nothing was booked.',
  );
  const signIn = within(notice.closest('section') ?? notice).getByRole('link', { name: 'Sign in' });
  expect(signIn).toHaveAttribute('href', '/sign-in');
  expect(field('Promo code')).toHaveValue('SPRING-10');
});

it('removes a credit that the site rejects, says why, and books again with a new key', async () => {
  site().script.rewards = json(sampleRewards('15.00'));
  site().script.promotion = json(tenPercent);
  await openFilled();
  await screen.findByRole('switch', { name: 'Apply my $15.00 in OneKeyCash' });
  await applyCode();
  expect(amount('Total')).toBe('$199.11');
  reject({ kind: 'rewards', reason: 'balance' });
  site().script.rewards = json(sampleRewards('5.00'));
  await userEvent.click(bookNow());
  const notice = await screen.findByRole('alert');
  expect(within(notice).getByText('OneKeyCash could not be used')).toBeVisible();
  expect(notice).toHaveTextContent(
    'You do not have that much OneKeyCash. Nothing was booked. Look at the new price',
  );
  expect(amount('OneKeyCash')).toBeUndefined();
  expect(amount('Total')).toBe('$214.11');
  expect(
    await screen.findByRole('switch', { name: 'Apply my $5.00 in OneKeyCash' }),
  ).not.toBeChecked();
  expect(field('Email address')).toHaveValue('ada@example.com');

  await userEvent.click(bookNow());
  await confirmed();
  const [first, second] = site().received;
  expect(first?.request.credits?.rewards?.amount).toBe('15.00');
  expect(Object.keys(second?.request.credits ?? {})).toEqual(['promotion']);
  expect(second?.key).not.toBe(first?.key);
});

it('removes a promotion code that the site rejects', async () => {
  site().script.promotion = json(tenPercent);
  await openFilled();
  await applyCode();
  reject({ kind: 'promotion', reason: 'used-up', params: { promotion: 'SPRING-10' } });
  await userEvent.click(bookNow());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'SPRING-10 has been used as often as it can be. Nothing was booked.',
  );
  expect(field('Promo code')).toHaveValue('');
  expect(amount('Total')).toBe('$234.16');
});
