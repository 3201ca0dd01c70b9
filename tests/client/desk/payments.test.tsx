import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openDesk } from './renderDesk.tsx';

const at = '2026-11-02T10:00:00Z';
const issue = {
  id: 'refund-failed_r1',
  kind: 'refund-failed',
  bookingId: '7a0f3c1e-1',
  bookingNumber: 'K7M4QX9C',
  reference: 'r1',
  currency: 'USD',
  ours: '230.58',
  theirs: null,
  detail: null,
  dueAt: null,
  at,
  foundAt: at,
  closedAt: null,
};

test('a payment issue shows what to do, and finance closes it with a reason', async () => {
  const desk = await openDesk('/desk/payments', {
    role: 'finance',
    answers: {
      'GET /api/desk/payments': { body: { compared: null, items: [issue], next: null } },
      'POST /api/desk/payments/refund-failed_r1/closing': { body: { ...issue, closedAt: at } },
    },
  });
  expect(await screen.findByText(/The money is on your account/)).toBeInTheDocument();
  expect(screen.getByText('$230.58')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'K7M4-QX9C' })).toHaveAttribute(
    'href',
    '/desk/bookings/7a0f3c1e-1',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Close Refund failed' }));
  await userEvent.type(screen.getByRole('textbox', { name: /^Reason/ }), 'Paid by transfer.');
  await userEvent.click(screen.getByRole('button', { name: 'Close issue' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(desk.calls.find(({ call }) => call.startsWith('POST'))?.body).toEqual({
    reason: 'Paid by transfer.',
  });
});

test('an issue with amounts in two currencies shows each in its own', async () => {
  const differs = { kind: 'amount-differs', oursCurrency: 'EUR', theirs: '250.10' };
  await openDesk('/desk/payments', {
    role: 'finance',
    answers: {
      'GET /api/desk/payments': {
        body: { compared: null, items: [{ ...issue, ...differs }], next: null },
      },
    },
  });
  expect(await screen.findByText('€230.58')).toBeInTheDocument();
  expect(screen.getByText('$250.10')).toBeInTheDocument();
});
