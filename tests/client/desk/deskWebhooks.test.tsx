import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openDesk, refused } from './renderDesk.tsx';
import { hrefOf } from '../../support/hrefOf.ts';

const list = 'GET /api/desk/webhooks';
const at = '2026-11-02T10:00:00Z';
const delivery = {
  id: 'w1',
  event: 'booking.confirmed',
  bookingId: '7a0f3c1e-1',
  attempts: 300,
  state: 'failed',
  createdAt: at,
  nextAttemptAt: null,
  sentAt: null,
  failedAt: at,
  lastError: 'status_500',
};
const page = (changes: object = {}, configured = true) => ({
  body: { configured, items: [{ ...delivery, ...changes }], next: null },
});

test.each([
  ['one that was given up', {}, [/^Given up:/, 'Last error: status_500'], 'Send again'],
  [
    ...(['one that waits', { state: 'waiting', nextAttemptAt: at, failedAt: null }] as const),
    ...([[/^Next try:/, 'Last error: status_500'], 'Send now'] as const),
  ],
  ['a sent one', { state: 'sent', sentAt: at, failedAt: null }, [/^Sent:/], 'Send again'],
] as const)('%s shows its outcome', async (_what, changes, texts, button) => {
  await openDesk('/desk/webhooks', { role: 'agent', answers: { [list]: page(changes) } });
  expect(await screen.findByText('booking.confirmed', { selector: 'code' })).toBeInTheDocument();
  for (const text of texts) expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: `${button} booking.confirmed` })).toBeInTheDocument();
  expect(hrefOf('7a0f3c1e')).toBe('/desk/bookings/7a0f3c1e-1');
});

test.each([
  ['is sent again as it was shown', { body: { ...delivery, state: 'waiting' } }, undefined],
  [
    'that was tried meanwhile is not, and says by whom',
    refused(409, 'changed', { by: 'Grace', at }),
    /in the meantime.*Grace was first, /,
  ],
])('an event %s', async (_what, answer, problem) => {
  const desk = await openDesk('/desk/webhooks', {
    answers: { [list]: page(), 'POST /api/desk/webhooks/w1/sending': answer },
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Send again/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Send event' }));
  if (problem) expect(await screen.findByRole('alert')).toHaveTextContent(problem);
  else await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(desk.calls.find(({ call }) => call.startsWith('POST'))?.body).toEqual({
    state: 'failed',
    attempts: 300,
  });
});

test('a site without a webhook address explains how to set it', async () => {
  await openDesk('/desk/webhooks', { answers: { [list]: page({}, false) } });
  expect(await screen.findByText(/Set BOOKINGS_WEBHOOK/)).toBeInTheDocument();
});
