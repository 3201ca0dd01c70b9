import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type DeskScript, openDesk, refused } from './renderDesk.tsx';
import { enter } from '../../support/enter.ts';

const page = {
  counts: { confirmed: 1, pending: 0, unsubscribed: 0 },
  items: [
    {
      id: 'n1',
      email: 'ada@travelers.example',
      state: 'confirmed',
      unsubscribedAt: null,
      requestedAt: '2026-11-02T10:00:00Z',
      confirmedAt: '2026-11-02T10:01:00Z',
    },
  ],
  next: null,
};
const removal = 'DELETE /api/desk/newsletter/n1';
const step = 'POST /api/desk/session/second-step';

/**
 * Prepares a desk that refuses a call, by default because it needs a second step, and returns the
 * call.
 */
async function prepare(answers: DeskScript['answers'] = {}) {
  const desk = await openDesk('/desk/newsletter', {
    answers: {
      'GET /api/desk/newsletter': { body: page },
      [removal]: [refused(403, 'second-step-needed'), {}],
      ...answers,
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Remove ada/ }));
  await enter(screen.getByRole('textbox', { name: /^Reason/ }), 'Asked for');
  return {
    ...desk,
    send: () => userEvent.click(screen.getByRole('button', { name: 'Remove address' })),
    sent: (name: string) => desk.calls.filter(({ call }) => call === name).map(({ body }) => body),
  };
}
const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Confirm' }));

test('a call that needs a second step asks for a code and is sent again with it', async () => {
  const desk = await prepare({ [step]: [refused(403, 'wrong-code'), { body: { staff: null } }] });
  await desk.send();
  await screen.findByRole('dialog', { name: 'Confirm that it is you' });
  await confirm();
  expect(screen.getByRole('textbox', { name: 'Code' })).toHaveAccessibleDescription(
    'Enter the code.',
  );
  await enter(screen.getByRole('textbox', { name: 'Code' }), '123456');
  await confirm();
  expect(await screen.findByRole('alert')).toHaveTextContent('The code is wrong.');
  expect(desk.sent(removal)).toHaveLength(1);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Use a recovery code' }));
  await confirm();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(desk.sent(step)).toEqual([
    { code: '123456', recovery: false },
    { code: '123456', recovery: true },
  ]);
  expect(desk.sent(removal)).toEqual([{ reason: 'Asked for' }, { reason: 'Asked for' }]);
});

test('without a code nothing is sent again, and the typed text stays', async () => {
  const desk = await prepare();
  await desk.send();
  await screen.findByRole('dialog', { name: 'Confirm that it is you' });
  const [first] = screen.getAllByRole('button', { name: 'Cancel' }).slice(-1);
  if (first) await userEvent.click(first);
  expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was changed: this needs');
  expect(screen.getByRole('textbox', { name: /^Reason/ })).toHaveValue('Asked for');
  expect(desk.sent(removal)).toHaveLength(1);
});

test('an ended session leads to the sign-in and back to the typed text', async () => {
  const desk = await prepare({ [removal]: refused(401, 'signed-out') });
  const { 'GET /api/desk/session': signedIn } = desk.script;
  desk.script['GET /api/desk/session'] = { body: { staff: null } };
  await desk.send();
  expect(await screen.findByText('You were signed out')).toBeInTheDocument();
  if (signedIn) desk.script['GET /api/desk/session'] = signedIn;
  window.dispatchEvent(new Event('focus'));
  expect(await screen.findByRole('textbox', { name: /^Reason/ })).toHaveValue('Asked for');
});
