import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openDesk, refused } from './renderDesk.tsx';
import { enter } from '../../support/enter.ts';

const list = 'GET /api/desk/newsletter';
const body = {
  counts: { confirmed: 1204, pending: 31, unsubscribed: 88 },
  items: [
    {
      id: 'n1',
      email: 'ada@travelers.example',
      state: 'confirmed',
      requestedAt: '2026-11-02T10:00:00Z',
      confirmedAt: '2026-11-02T10:01:00Z',
      unsubscribedAt: null,
    },
    {
      id: 'n2',
      email: null,
      state: 'unsubscribed',
      requestedAt: '2026-11-01T10:00:00Z',
      confirmedAt: null,
      unsubscribedAt: '2026-11-03T10:00:00Z',
    },
  ],
  next: null,
};

test.each([
  ['agent', ['Remove ada@travelers.example'], false],
  ['finance', [], true],
] as const)('the role %s sees its numbers and its actions', async (role, buttons, exports) => {
  await openDesk('/desk/newsletter', { role, answers: { [list]: { body } } });
  expect(
    await screen.findByText('1,204 confirmed, 31 not confirmed yet, 88 ended'),
  ).toBeInTheDocument();
  const shown = screen.queryAllByRole('button', { name: /^Remove/ });
  expect(shown.map((button) => button.textContent)).toEqual(buttons);
  const link = screen.queryByRole('link', { name: 'Export confirmed as CSV' });
  expect(link?.getAttribute('href') ?? null).toBe(exports ? '/api/desk/newsletter/export' : null);
});

test.each([
  ['is removed with a reason', {}, undefined],
  [
    'that has ended already says who was first',
    refused(409, 'ended', { by: 'Grace', at: '2026-11-03T10:00:00Z' }),
    /has ended already.*Grace was first, /,
  ],
])('an address %s', async (_what, answer, problem) => {
  const desk = await openDesk('/desk/newsletter', {
    answers: { [list]: { body }, 'DELETE /api/desk/newsletter/n1': answer },
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Remove ada/ }));
  await enter(screen.getByRole('textbox', { name: /^Reason/ }), 'Asked for');
  await userEvent.click(screen.getByRole('button', { name: 'Remove address' }));
  if (problem) expect(await screen.findByRole('alert')).toHaveTextContent(problem);
  else await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(desk.calls.find(({ call }) => call.startsWith('DELETE'))?.body).toEqual({
    reason: 'Asked for',
  });
  await waitFor(() => {
    expect(desk.calls.filter(({ call }) => call === list)).toHaveLength(2);
  });
});

test('an incomplete address is not searched for', async () => {
  const desk = await openDesk('/desk/newsletter', { answers: { [list]: { body } } });
  const field = await screen.findByRole('textbox', { name: 'Email address' });
  await waitFor(() => expect(desk.calls.map(({ call }) => call)).toContain(list));
  await enter(field, 'ada{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription('Type a whole email address.'));
  await enter(field, '@travelers.example{Enter}');
  await waitFor(() => {
    const asked = desk.calls.filter(({ call }) => call === list);
    expect(asked.map(({ query }) => query.toString())).toEqual([
      '',
      'email=ada%40travelers.example',
    ]);
  });
});
