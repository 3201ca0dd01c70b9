import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createSiteVersion } from '#client/domain/siteVersion.ts';
import { memoryStorage } from '../../support/memoryStorage.ts';
import { type DeskScript, openDesk, refused, renderDesk, scriptDesk } from './renderDesk.tsx';

const pagesOf = {
  agent:
    'Today Bookings Travelers Payments Comparisons Exchange rates Promotions Reviews Newsletter Webhooks',
  finance:
    'Today Bookings Travelers Payments Comparisons Figures Money Exchange rates Promotions Reviews Newsletter Webhooks Record',
  admin:
    'Today Bookings Travelers Payments Comparisons Figures Money Exchange rates Promotions Reviews Newsletter Webhooks Text templates Record Staff',
};
test.each(['agent', 'finance', 'admin'] as const)(
  'the menu of the role %s lists the pages that the role may open',
  async (role) => {
    await openDesk('/desk', { role });
    const menu = await screen.findByRole('navigation', { name: 'Pages of the desk' });
    const links = within(menu).getAllByRole('link');
    expect(links.map((link) => link.textContent).join(' ')).toBe(pagesOf[role]);
  },
);

test('a page sets the title of the tab and takes the focus after navigation', async () => {
  await openDesk('/desk');
  await userEvent.click(await screen.findByRole('link', { name: 'Webhooks' }));
  const heading = await screen.findByRole('heading', { level: 1, name: 'Webhooks' });
  await waitFor(() => expect(heading).toHaveFocus());
  await waitFor(() => expect(document.title).toBe('Webhooks · Stayfarer desk'));
});

test.each([
  ['a page that the role does not open', '/desk/staff', 'Your role does not open this page'],
  ['an address without a page', '/desk/no-such', 'The desk has no page at this address'],
])('%s shows an error', async (_what, address, heading) => {
  await openDesk(address, { role: 'agent' });
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
});

test('signing out leads to the sign-in, but a failed sign-out stays on the page', async () => {
  const desk = await openDesk('/desk', {
    answers: { 'POST /api/desk/session/sign-out': [{ status: 500, body: {} }, {}] },
  });
  const signOut = await screen.findByRole('button', { name: 'Sign out' });
  await userEvent.click(signOut);
  expect(await screen.findByText(/^You could not be signed out\./)).toHaveAttribute(
    'role',
    'alert',
  );
  desk.script['GET /api/desk/session'] = { body: { staff: null } };
  await userEvent.click(signOut);
  expect(await screen.findByRole('heading', { level: 1, name: /^Sign in/ })).toBeInTheDocument();
  expect(screen.queryByText('You were signed out')).not.toBeInTheDocument();
});

test('a session that cannot be loaded shows an error and can be loaded again', async () => {
  const desk = await scriptDesk();
  const { 'GET /api/desk/session': signedIn } = desk.script;
  desk.script['GET /api/desk/session'] = refused(503, 'unavailable');
  renderDesk('/desk', { apiOrigin: desk.origin });
  expect(await screen.findByRole('alert')).toHaveTextContent('The desk could not be loaded.');
  if (signedIn) desk.script['GET /api/desk/session'] = signedIn;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Today'));
});

/** Opens the desk in an older version than the version that the server's answers name. */
async function openOutdated(address: string, script?: DeskScript) {
  const desk = await scriptDesk(script);
  const reload = jest.fn();
  const version = createSiteVersion(memoryStorage(), 'older', reload);
  return { ...desk, ...renderDesk(address, { apiOrigin: desk.origin, version }), reload };
}

test('after an answer of another version, the next page of the desk is loaded from the server', async () => {
  const { reload } = await openOutdated('/desk');
  const link = await screen.findByRole('link', { name: 'Webhooks' });
  expect(reload).not.toHaveBeenCalled();
  await userEvent.click(link);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a new version does not interrupt a change that waits for a code', async () => {
  const { reload, navigate } = await openOutdated('/desk', {
    answers: { 'POST /api/desk/session/sign-out': refused(403, 'second-step-needed') },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out' }));
  const dialog = await screen.findByRole('dialog', { name: 'Confirm that it is you' });
  navigate('/desk/webhooks');
  expect(dialog).toBeInTheDocument();
  expect(reload).not.toHaveBeenCalled();
});
