import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { DeskTask } from '#contracts/site/desk/deskTasks.ts';
import { hrefOf } from '../../support/hrefOf.ts';
import { openDesk, refused } from './renderDesk.tsx';
import { sampleDeskBooking } from './sampleDeskBooking.ts';

const tasksCall = 'GET /api/desk/tasks';
const staff = [
  { id: 'staff-admin', name: 'Sam Desk' },
  { id: 'staff-7', name: 'Ada Lovelace' },
];
const taskOf = (changes: Partial<DeskTask> = {}): DeskTask => ({
  queue: 'mismatches',
  item: 'b1',
  booking: { id: 'b1', number: 'K7M4QX9C', hotel: 'Hotel Miramar' },
  since: '2026-11-20T10:00:00.000Z',
  assignee: staff[1] ?? null,
  due: null,
  note: '',
  version: 'v1',
  ...changes,
});
const listOf = (...tasks: DeskTask[]) => ({
  body: { today: '2026-11-22', tasks, more: false, staff },
});
const today = {
  body: {
    at: '2026-11-22T10:00:00.000Z',
    queues: [],
    health: {
      provider: { breakers: { reads: 'closed', reservations: 'closed' }, lastCall: null },
      database: { ms: 1 },
      mails: { lastSent: null, unsent: 0, lastError: null, lastRefused: null },
      alarms: [],
    },
    differences: [],
  },
};
const openToday = (answer: object, search = '', answers: object = {}) =>
  openDesk(`/desk${search}`, {
    answers: { 'GET /api/desk/today': today, [tasksCall]: answer, ...answers },
  });
const box = async () => within(await screen.findByRole('region', { name: 'Assigned tasks' }));

const three = listOf(
  taskOf({ due: '2026-11-20', note: 'Ask for the manager.' }),
  taskOf({ item: 'b2', due: '2026-11-22', assignee: staff[0] ?? null }),
  taskOf({ item: 'i1', queue: 'disputes', booking: null, assignee: null, due: '2026-11-30' }),
);

test('Today says in words who has each task and when it is due', async () => {
  await openToday(three);
  const rows = (await box()).getAllByRole('listitem').map((row) => row.textContent);
  expect(rows).toEqual([
    expect.stringMatching(
      /Mismatches to settle: K7M4-QX9C.*Hotel Miramar.*Ada Lovelace.*Overdue since .*20.*Ask for/,
    ),
    expect.stringMatching(/Sam Desk.*Due today/),
    expect.stringMatching(/Disputed payments.*Nobody.*Due .*30/),
  ]);
  expect(hrefOf('Disputed payments')).toBe('/desk/payments');
});

test('an agent’s own tasks have their own address', async () => {
  const { location } = await openToday(three);
  await userEvent.click((await box()).getByRole('link', { name: 'Mine' }));
  expect(location().search).toBe('?tasks=mine');
  expect((await box()).getAllByRole('listitem')).toHaveLength(1);
  expect((await box()).getByText('Sam Desk')).toBeVisible();
});

test('an agent without tasks reads so, and without any task the section is hidden', async () => {
  const { unmount } = await openToday(listOf(taskOf()), '?tasks=mine');
  expect((await box()).getByText('Nothing is assigned to you.')).toBeVisible();
  unmount();
  await openToday(listOf());
  await screen.findByRole('region', { name: 'Health' });
  expect(screen.queryByRole('region', { name: 'Assigned tasks' })).not.toBeInTheDocument();
});

test('tasks that could not be loaded do not count as no tasks', async () => {
  await openToday([{ status: 500 }, listOf(taskOf())]);
  await userEvent.click((await box()).getByRole('button', { name: 'Try again' }));
  expect(await (await box()).findByText('Hotel Miramar')).toBeVisible();
});

const api = '/api/desk/bookings/K7M4QX9C';
const put = 'PUT /api/desk/tasks/mismatches/b1';
async function openDialog(task: DeskTask, answer: object) {
  const desk = await openDesk('/desk/bookings/K7M4QX9C', {
    answers: {
      [`GET ${api}`]: { body: sampleDeskBooking() },
      [tasksCall]: listOf(task),
      [put]: answer,
    },
  });
  const name = task.version === null ? 'Assign' : 'Change';
  await userEvent.click(await screen.findByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Assign the task' }));
  return { desk, dialog, sent: () => desk.calls.find(({ call }) => call === put)?.body };
}

test('a task of a booking is assigned, with a due day and a note', async () => {
  const none = taskOf({ assignee: null, version: null });
  const { dialog, sent } = await openDialog(none, { body: taskOf() });
  // Agents who assign a task usually take it themselves.
  expect(dialog.getByRole('combobox', { name: 'Assigned to' })).toHaveValue('staff-admin');
  await userEvent.selectOptions(dialog.getByRole('combobox'), 'Ada Lovelace');
  const day = dialog.getByLabelText('Due on');
  await userEvent.type(day, '2026-12-01');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Note' }), 'Call first.');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent()).toEqual({
    version: null,
    assignee: 'staff-7',
    due: '2026-12-01',
    note: 'Call first.',
  });
});

test.each([
  [refused(409, 'task-changed', { by: 'Bob' }), /^Bob has changed the task in the meantime/],
  [refused(409, 'task-ended'), /There is nothing left to do/],
  [refused(409, 'staff-left'), /has left/],
])('a refusal is explained in a sentence, and the dialog stays open', async (answer, text) => {
  const { dialog, sent } = await openDialog(taskOf(), answer);
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(text)).toBeVisible();
  expect(sent()).toMatchObject({ version: 'v1' });
});
