import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { enter } from '../../../support/enter.ts';
import { hrefOf } from '../../../support/hrefOf.ts';
import { renderAt } from '../../../support/renderApp.tsx';
import { hangUp, json } from '../../../support/scriptedProvider.ts';
import { startProvider } from '../../../support/startProvider.ts';

let site: Awaited<ReturnType<typeof startProvider>>;
beforeEach(async () => {
  const hotels = json([]);
  site = await startProvider({ '/api/hotels/rand4': hotels, '/api/hotels/rand8': hotels });
});

const problem = (status: number) => json({ type: 'about:blank', title: 'Problem', status }, status);
const calls = () => site.requests.filter((url) => url.startsWith('/api/newsletter'));

describe('the form', () => {
  async function subscribe(typed: string) {
    renderAt('/', { apiOrigin: site.origin });
    const email = await screen.findByLabelText('Email address');
    await enter(email, typed);
    await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
    return email;
  }

  it('says that a mail was sent, and keeps the typed address', async () => {
    site.script['/api/newsletter'] = json({}, 202);
    const email = await subscribe(' ada@travelers.example ');
    expect(
      await screen.findByText(
        'Check your inbox: we have sent you an email to confirm your subscription.',
      ),
    ).toHaveAttribute('role', 'status');
    expect(email).toHaveValue('ada@travelers.example');
    expect(calls()).toEqual(['/api/newsletter']);
  });

  it.each([
    ['too many attempts', problem(429), 'Too many attempts. Try again later.'],
    ['no response', hangUp, 'That did not work. Check your connection and try again.'],
  ])(
    'shows an error after %s, keeps the address and can send it again',
    async (_, response, text) => {
      site.script['/api/newsletter'] = response;
      const email = await subscribe('ada@travelers.example');
      expect(await screen.findByRole('alert')).toHaveTextContent(text);
      expect(email).toHaveValue('ada@travelers.example');
      site.script['/api/newsletter'] = json({}, 202);
      await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
      expect(await screen.findByText(/^Check your inbox/)).toBeVisible();
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );
});

describe('the link to confirm', () => {
  const button = () => screen.findByRole('button', { name: 'Confirm the subscription' });
  const open = (hash = '#token=a.b') =>
    renderAt(`/newsletter/confirm${hash}`, { apiOrigin: site.origin });

  it.each([
    ['subscribed', /^You are subscribed\. Your code for 10% off is in the email/],
    ['subscribed-again', /^You are subscribed again\./],
    ['already', /^You are already subscribed\./],
  ])('shows the result: %s', async (outcome, text) => {
    site.script['/api/newsletter/confirmation'] = json({ outcome });
    open();
    await userEvent.click(await button());
    const status = await screen.findByText(text);
    expect(status).toHaveAttribute('role', 'status');
    await waitFor(() => expect(status).toHaveFocus());
    expect(screen.queryByRole('button', { name: 'Confirm the subscription' })).toBeNull();
  });

  it('says that it has expired and how to get a new one', async () => {
    site.script['/api/newsletter/confirmation'] = json(
      { type: 'about:blank', title: 'Gone', status: 410, detail: '', code: 'link-expired' },
      410,
    );
    open();
    await userEvent.click(await button());
    expect(await screen.findByRole('alert')).toHaveTextContent(/^The link has expired/);
    expect(hrefOf('Go to the home page')).toBe('/');
  });

  it('does nothing until its button is pressed, and can be repeated after a failure', async () => {
    site.script['/api/newsletter/confirmation'] = problem(503);
    open();
    await button();
    await waitFor(() => expect(document.title).toBe('Confirm your subscription · Stayfarer'));
    expect(calls()).toEqual([]);
    await userEvent.click(await button());
    expect(await screen.findByRole('alert')).toHaveTextContent(/^That did not work\./);
    site.script['/api/newsletter/confirmation'] = json({ outcome: 'subscribed' });
    await userEvent.click(await button());
    expect(await screen.findByText(/^You are subscribed\./)).toBeVisible();
  });

  it('says that an address without a token is incomplete', async () => {
    open('');
    expect(await screen.findByText(/^This address is not complete\./)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Confirm the subscription' })).toBeNull();
  });
});

it('the link to unsubscribe works only with its button', async () => {
  site.script['/api/newsletter/unsubscription'] = json({});
  renderAt('/newsletter/unsubscribe#token=a.b', { apiOrigin: site.origin });
  const button = await screen.findByRole('button', { name: 'Unsubscribe' });
  await waitFor(() => expect(document.title).toBe('Unsubscribe · Stayfarer'));
  expect(calls()).toEqual([]);
  await userEvent.click(button);
  expect(await screen.findByText(/^You are unsubscribed/)).toHaveAttribute('role', 'status');
});
