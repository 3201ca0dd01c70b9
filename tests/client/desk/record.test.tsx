import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openDesk } from './renderDesk.tsx';
import { enter } from '../../support/enter.ts';

const entry = {
  id: '7',
  at: '2026-11-22T10:00:00.000Z',
  actor: { kind: 'staff', id: 's1', role: 'finance', name: 'Mary Jackson' },
  action: 'bookings.waive-fee',
  subject: { kind: 'booking', id: 'b-1', name: null },
  before: { fee: '20.00' },
  after: { fee: '0.00' },
  reason: 'The hotel was closed.',
  requestId: 'r-1',
  refused: true,
};
const unknown = {
  ...entry,
  id: '6',
  action: 'wings.folded',
  subject: { kind: 'wing', id: 'w', name: null },
  refused: false,
  actor: { kind: 'command', id: 'root', role: null, name: null },
};
const hash = 'a'.repeat(64);

test('the record names its subjects in the words of the desk', async () => {
  const about = (kind: string, id: string) => ({
    ...{ ...unknown, id },
    subject: { kind, id: `about-${kind}`, name: null },
  });
  const items = ['hotel', 'statement', 'payouts', 'guest', 'mismatches', 'disputes'].map(
    (kind, at) => about(kind, String(at)),
  );
  await openDesk('/desk/record', {
    role: 'finance',
    answers: { 'GET /api/desk/record': { body: { items, next: null } } },
  });
  const shown = async (kind: string) =>
    (await screen.findByText(`about-${kind}`)).parentElement?.textContent;
  expect(await shown('hotel')).toContain('Hotel');
  expect(await shown('statement')).toContain('Statement');
  expect(await shown('payouts')).toContain('Payouts');
  expect(await shown('guest')).toContain('Guest');
  expect(await shown('disputes')).toContain('Disputed payments');
  expect(await shown('mismatches')).toContain('Mismatches to settle');
});

test('the record shows who did what, and can be filtered and verified', async () => {
  const desk = await openDesk('/desk/record?actor=staff&subject=b-1', {
    role: 'finance',
    answers: {
      'GET /api/desk/record': { body: { items: [entry, unknown], next: null } },
      'POST /api/desk/record/verification': {
        body: {
          seals: 3,
          rows: 5,
          unsealed: 1,
          unsealedSince: '2026-11-22T10:00:00.000000Z',
          compared: [{ from: 'file', seal: '3' }],
          newest: { seal: '3', hash },
          complete: true,
          findings: [{ kind: 'row-changed', seal: '2', row: '4' }],
        },
      },
    },
  });
  const row = within(await screen.findByRole('row', { name: /Mary Jackson/ }));
  for (const text of ['Finance', /Canceled without a fee/, 'fee: 20.00 → 0.00', 'Refused']) {
    row.getByText(text);
  }
  expect(row.getByRole('link', { name: 'b-1' }).getAttribute('href')).toBe('/desk/bookings/b-1');
  screen.getByText('wings.folded');
  const asked = desk.calls.find(({ call }) => call === 'GET /api/desk/record');
  expect(String(asked?.query)).toBe('actor=staff&subject=b-1');

  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Verify record' }));
  await enter(screen.getByLabelText(/Known seal/), `3:${hash}`);
  await user.click(screen.getByRole('button', { name: 'Verify' }));
  const notice = within(await screen.findByRole('alert'));
  notice.getByText('The record was changed');
  notice.getByText('Compared with seal 3, which the server had written down.');
  notice.getByText('Action 4 was changed (seal 2).');
  expect(desk.calls.at(-1)?.body).toEqual({ seal: `3:${hash}` });
});
