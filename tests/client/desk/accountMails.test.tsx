import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openDesk, refused } from './renderDesk.tsx';

const list = 'GET /api/desk/account-mails';
const at = '2026-11-02T10:00:00Z';
const mail = {
  id: 'm1',
  accountId: 'a1',
  mail: 'two-step-on',
  state: 'failed',
  attempts: 300,
  createdAt: at,
  nextAttemptAt: null,
  failedAt: at,
  lastError: '550',
  expired: false,
};
const page = (changes: object = {}) => ({ body: { items: [{ ...mail, ...changes }], next: null } });
const name = 'Send again Two-step sign-in was turned on';

test.each([
  ['one that was given up', 'agent', {}, [/^Given up:/, 'Last error: 550'], true],
  ['one for somebody of finance', 'finance', {}, [], false],
  ['one whose link has expired', 'agent', { expired: true }, [/^Its link has expired/], false],
] as const)('%s is shown with the actions for it', async (_what, role, changes, texts, sends) => {
  await openDesk('/desk/account-mails', { role, answers: { [list]: page(changes) } });
  const link = await screen.findByRole('link', { name: 'Two-step sign-in was turned on' });
  expect(link).toHaveAttribute('href', '/desk/travellers/a1');
  for (const text of texts) expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.queryAllByRole('button', { name })).toHaveLength(sends ? 1 : 0);
});

test.each([
  ['is sent again as it was shown', { body: { ...mail, state: 'waiting' } }, undefined],
  ['that a colleague has sent is not', refused(409, 'changed', { by: 'Grace', at }), 'Grace was'],
  ['that has expired is not', refused(409, 'expired'), 'the link of this email has expired'],
])('a mail %s', async (_what, answer, problem) => {
  const desk = await openDesk('/desk/account-mails', {
    role: 'agent',
    answers: { [list]: page(), 'POST /api/desk/account-mails/m1/sending': answer },
  });
  await userEvent.click(await screen.findByRole('button', { name }));
  await userEvent.click(screen.getByRole('button', { name: 'Send email' }));
  if (problem) expect(await screen.findByRole('alert')).toHaveTextContent(problem);
  else await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(desk.calls.find(({ call }) => call.startsWith('POST'))?.body).toEqual({
    state: 'failed',
    attempts: 300,
  });
});
