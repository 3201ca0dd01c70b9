import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openDesk } from './renderDesk.tsx';
import { hrefOf } from '../../support/hrefOf.ts';

const today = 'GET /api/desk/today';
const at = '2026-11-22T10:00:00.000Z';
const body = {
  at,
  queues: [
    {
      name: 'outcomes',
      count: 3,
      more: false,
      oldest: at,
      late: false,
      list: 'bookings',
      query: { waits: 'outcome' },
    },
  ],
  health: {
    provider: { breakers: { reads: 'closed', reservations: 'closed' }, lastCall: null },
    database: { ms: 1 },
    mails: { lastSent: null, unsent: 0, lastError: null, lastRefused: null },
    alarms: [{ name: 'bookings-failing', count: 33, of: 33 }, { name: 'of-a-later-version' }],
  },
  differences: [
    { day: '2026-11-21', kind: 'held-without-booking', id: null, number: null, reference: 'REF9' },
    { day: '2026-11-20', kind: 'not-held', id: 'b7', number: 'K7M4QX9C', reference: null },
  ],
};

test('Today announces its automatic reloads but not those that a person requests', async () => {
  const desk = await openDesk('/desk', { answers: { [today]: [{ status: 500 }, { body }] } });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => {
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toContain('/desk/bookings?waits=outcome');
  });
  expect(screen.getByRole('alert')).toHaveTextContent(
    '33 of the last 33 bookings failed.Something else is wrong: of-a-later-version.Nov 21 · REF9: The provider holds a room',
  );
  expect(hrefOf('K7M4-QX9C')).toBe('/desk/bookings/b7');
  act(() => {
    window.dispatchEvent(new Event('focus'));
  });
  const ofToday = () =>
    desk.calls.filter(({ call }) => call === today).map(({ background }) => background);
  await waitFor(() => {
    expect(ofToday()).toEqual([false, false, true]);
  });
});

test('Today lists five differences after a fail-over and links to all of them', async () => {
  const [held] = body.differences;
  const differences = Array.from({ length: 26 }, (_, at) => ({ ...held, reference: `REF${at}` }));
  await openDesk('/desk', { answers: { [today]: { body: { ...body, differences } } } });
  const alert = await screen.findByRole('alert');
  expect(within(alert).getAllByRole('listitem')).toHaveLength(5);
  const all = within(alert).getByRole('link', { name: 'Compare with the provider’s lists' });
  expect(all).toHaveAttribute('href', '/desk/comparisons');
  expect(screen.getByRole('button', { name: 'Book for a guest' })).toBeVisible();
});

test('after an outage of the mail server, all its mails are sent again with one action', async () => {
  const health = {
    ...body.health,
    mails: {
      lastSent: null,
      unsent: 7,
      lastError: 'ECONNREFUSED',
      lastRefused: 'refused_550_5.1.1',
    },
  };
  await openDesk('/desk', {
    answers: {
      [today]: { body: { ...body, health } },
      'POST /api/desk/mails/sending': [{ status: 500 }, { body: { mails: 7 } }],
    },
  });
  expect(await screen.findByText(/mail server cannot be reached \(ECONNREFUSED\)/)).toBeVisible();
  expect(screen.getByText(/The mailbox does not exist/)).toBeVisible();
  const button = screen.getByRole('button', { name: 'Try all now' });
  await userEvent.click(button);
  expect(await screen.findByText(/That did not work/)).toBeVisible();
  await userEvent.click(button);
  expect(await screen.findByText('7 emails are sent now.')).toBeVisible();
});

test('Today says why mails are not sent and until when certificates are valid', async () => {
  const health = {
    ...body.health,
    mails: { ...body.health.mails, unsent: 2, lastError: 'ECONNREFUSED' },
    alarms: [
      { name: 'no-worker', count: 7 },
      { name: 'certificate-ends', count: 9, about: 'mail' },
      { name: 'certificate-unread', about: 'of-a-later-version' },
    ],
    certificates: [
      { of: 'mail', expires: '2026-12-09T12:00:00.000Z', unread: false },
      { of: 'site', expires: null, unread: true },
    ],
  };
  await openDesk('/desk', {
    answers: {
      [today]: { body: { ...body, health, differences: [] } },
      'POST /api/desk/mails/sending': { body: { mails: 2, worker: false } },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Try all now' }));
  expect(
    await screen.findByText(/^No process sends emails: WORKER is off everywhere/),
  ).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(
    'For 7 minutes no process has sent emails or continued bookings.',
  );
  expect(screen.getByText('Mail server: the certificate expires in 9 days.')).toBeVisible();
  expect(screen.getByText(/^Another server: the certificate cannot be read/)).toBeVisible();
  expect(screen.getByText('Valid until Dec 9, 2026')).toBeVisible();
  expect(screen.getByText('Cannot be read')).toBeVisible();
});
