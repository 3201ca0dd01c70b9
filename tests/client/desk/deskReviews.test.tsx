import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { StaffRole } from '#contracts/site/desk/permissions.ts';
import type { DeskReview } from '#contracts/site/desk/deskReviews.ts';
import { type DeskScript, openDesk, refused } from './renderDesk.tsx';
import { enter } from '../../support/enter.ts';

const review = (changes: Partial<DeskReview> = {}): DeskReview => ({
  id: 'r1',
  hotelId: 'h1',
  hotel: 'Harbour View',
  bookingId: 'b1',
  score: 9,
  author: 'Ada',
  month: '2026-10',
  text: 'Quiet rooms.',
  reports: 0,
  hiddenAt: null,
  answer: null,
  answeredAt: null,
  createdAt: '2026-11-02T10:00:00Z',
  ...changes,
});
const page = (items: DeskReview[]) => ({ body: { items, next: null } });
const list = 'GET /api/desk/reviews';

/** Opens the reviews page of a scripted desk. */
async function open(scripted: DeskScript, address = '/desk/reviews') {
  const desk = await openDesk(address, { role: 'agent', ...scripted });
  await screen.findByRole('heading', { level: 1, name: 'Reviews' });
  return desk;
}
const press = async (name: RegExp | string) =>
  userEvent.click(await screen.findByRole('button', { name }));

const hiddenAt = '2026-11-03T10:00:00Z';
test.each<[string, StaffRole, Partial<DeskReview>, string[]]>([
  ['a shown one', 'agent', {}, ['Hide the review by Ada', 'Answer the review by Ada']],
  [
    ...(['a reported one', 'agent', { reports: 2 }] as const),
    ['Hide the review by Ada', 'Keep the review by Ada', 'Answer the review by Ada'],
  ],
  [
    ...(['a hidden one', 'agent', { hiddenAt, answer: 'Thanks' }] as const),
    ['Show again the review by Ada', 'Edit answer to Ada', 'Remove answer to Ada'],
  ],
  ['one that its author has deleted', 'agent', { hiddenAt, text: '' }, []],
  ['any, for finance', 'finance', { reports: 2 }, []],
])('the desk offers the possible actions for %s', async (_what, role, changes, buttons) => {
  await open({ role, answers: { [list]: page([review(changes)]) } });
  const table = await screen.findByRole('table', { name: 'The reviews' });
  await within(table).findByText('Harbour View');
  const names = within(table)
    .queryAllByRole('button')
    .map((button) => button.textContent);
  expect(names).toEqual(buttons);
});

test('a review is hidden once, with a reason, and the list is loaded again', async () => {
  const { calls } = await open({
    answers: {
      [list]: [page([review()]), page([review({ hiddenAt })])],
      'POST /api/desk/reviews/r1/hiding': { body: review({ hiddenAt }) },
    },
  });
  await press(/^Hide/);
  const dialog = screen.getByRole('dialog', { name: 'Hide this review?' });
  await press('Hide review');
  expect(within(dialog).getByRole('textbox', { name: /^Reason/ })).toHaveAccessibleDescription(
    'Say why.',
  );
  await enter(within(dialog).getByRole('textbox'), ' It names a person. ');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Hide review' }));
  expect(await screen.findByText('Hidden', { selector: 'span' })).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(calls.filter(({ call }) => call.startsWith('POST'))).toMatchObject([
    { body: { reason: 'It names a person.' } },
  ]);
});

test.each([
  [
    ...(['changed', 409, { by: 'Grace', at: hiddenAt }] as const),
    /^Nothing was changed: somebody else has changed this review in the meantime\..*Grace was first, /,
  ],
  ['deleted', 409, {}, /^Nothing was changed: its author has deleted this review\.$/],
  ['not-permitted', 403, {}, /Your role does not allow this\./],
  ['internal', 500, {}, /it is not known whether this was done/],
])('the dialog explains a change that was refused as %s', async (code, status, members, text) => {
  await open({
    answers: {
      [list]: page([review()]),
      'PUT /api/desk/reviews/r1/answer': refused(status, code, members),
    },
  });
  await press(/^Answer/);
  await press('Publish answer');
  expect(screen.getByRole('textbox', { name: 'Answer' })).toBeInvalid();
  await enter(screen.getByRole('textbox', { name: 'Answer' }), 'Thank you!');
  await press('Publish answer');
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByRole('textbox', { name: 'Answer' })).toHaveValue('Thank you!');
});

test('an answer is edited and removed only as the agent has seen it', async () => {
  const answered = review({ answer: 'Thanks' });
  const { calls } = await open({
    answers: {
      [list]: page([answered]),
      'PUT /api/desk/reviews/r1/answer': { body: answered },
      'DELETE /api/desk/reviews/r1/answer': { body: review() },
    },
  });
  await press(/^Edit answer/);
  await enter(screen.getByRole('textbox', { name: 'Answer' }), '!');
  await press('Publish answer');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await press(/^Remove answer/);
  await press('Remove answer');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(calls.filter(({ call }) => !call.startsWith('GET')).map(({ body }) => body)).toEqual([
    { text: 'Thanks!', previous: 'Thanks' },
    { previous: 'Thanks' },
  ]);
});

test('filters are in the address, start at the first page, and are undone by Back', async () => {
  const { calls, location, navigate } = await open(
    {
      answers: {
        [list]: ({ query }) => page(query.get('state') === 'hidden' ? [] : [review()]),
      },
    },
    '/desk/reviews?cursor=1_next',
  );
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Hidden');
  expect(await screen.findByText(/^No review matches these filters/)).toBeInTheDocument();
  expect(location().search).toBe('?state=hidden');
  navigate(-1);
  expect(await screen.findByText('Harbour View')).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Status' })).toHaveValue('');
  await enter(screen.getByRole('searchbox', { name: 'Hotel’s ID' }), 'h1{Enter}');
  await waitFor(() => expect(calls.at(-1)?.query.toString()).toBe('hotel=h1'));
  expect(location().search).toBe('?hotel=h1');
  await userEvent.click(screen.getByRole('link', { name: 'Clear filters' }));
  expect(location().search).toBe('');
  expect(screen.getByRole('searchbox', { name: 'Hotel’s ID' })).toHaveValue('');
  const asked = () => calls.filter(({ call }) => call === list).map(({ query }) => `${query}`);
  await waitFor(() => expect(asked()).toEqual(['cursor=1_next', 'state=hidden', 'hotel=h1', '']));
});

test('an address with an unknown state lists all reviews', async () => {
  const { calls } = await open(
    { answers: { [list]: [refused(503, 'unavailable'), page([])] } },
    '/desk/reviews?state=nonsense',
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('The reviews could not be loaded.');
  await press('Try again');
  expect(await screen.findByText(/^No review matches/)).toBeInTheDocument();
  expect(calls.filter(({ call }) => call === list)[0]?.query.toString()).toBe('');
});
