import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type DeskTemplate, mostTemplates } from '#contracts/site/desk/deskTemplates.ts';
import { hrefOf } from '../../support/hrefOf.ts';
import { type DeskScript, openDesk, refused } from './renderDesk.tsx';

const template: DeskTemplate = {
  id: 't1',
  name: 'Pool closed',
  version: 3,
  texts: { en: 'Dear {{guestName}}, the pool is closed.', de: 'Der Pool ist zu.' },
  changedAt: '2027-02-01T09:00:00.000Z',
  changedBy: 'Grace',
};
const listed = (count = 1) => ({
  body: {
    templates: Array.from({ length: count }, (_, at) => ({
      id: `t${at + 1}`,
      name: at === 0 ? template.name : `Template ${at + 1}`,
      languages: ['en', 'de'],
      changedAt: template.changedAt,
      changedBy: 'Grace',
    })),
  },
});
const list = 'GET /api/desk/templates';
const one = 'GET /api/desk/templates/t1';
const put = 'PUT /api/desk/templates/t1';
const post = 'POST /api/desk/templates';

async function open(address: string, answers: DeskScript['answers'], role?: DeskScript['role']) {
  const desk = await openDesk(address, { answers, ...(role && { role }) });
  const sent = () => desk.calls.filter(({ call }) => !call.startsWith('GET'));
  return { ...desk, sent };
}
const press = async (name: RegExp | string) =>
  userEvent.click(await screen.findByRole('button', { name }));
/** Replaces the text of a field at once, because typing key by key would read braces as keys. */
const fill = (element: HTMLElement, value: string) =>
  fireEvent.change(element, { target: { value } });
const field = (name: RegExp | string) => screen.findByRole('textbox', { name });

test('the list links to each template and says when the limit is reached', async () => {
  const desk = await open('/desk/templates', { [list]: listed(2) });
  const row = within(await screen.findByRole('table', { name: 'The templates' }));
  expect(await row.findByText('Pool closed')).toBeInTheDocument();
  expect(row.getAllByText('English, German')).toHaveLength(2);
  expect(hrefOf('Pool closed')).toBe('/desk/templates/t1');
  expect(hrefOf('New template')).toBe('/desk/templates/new');
  desk.unmount();
  await open('/desk/templates', { [list]: listed(mostTemplates) });
  expect(await screen.findByText(/^There are 100 templates/)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'New template' })).not.toBeInTheDocument();
});

test('only an answer without templates counts as an empty list', async () => {
  await open('/desk/templates', { [list]: [{ status: 500 }, listed(0)] });
  await press('Try again');
  expect(await screen.findByText('There are no templates of your own yet.')).toBeInTheDocument();
});

test('agents cannot open the page of templates', async () => {
  await open('/desk/templates', { [list]: listed() }, 'agent');
  expect(await screen.findByText('Your role does not open this page')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Text templates' })).not.toBeInTheDocument();
});

test('a new template is checked with errors in words and then stored once', async () => {
  const desk = await open('/desk/templates/new', {
    [post]: { status: 201, body: template },
    [list]: listed(),
  });
  await press('Save');
  expect(screen.getByText('Enter a name.')).toBeInTheDocument();
  expect(screen.getByText('Write the text in at least one language.')).toBeInTheDocument();
  expect(await field(/^Name/)).toHaveFocus();
  fill(await field(/^Name/), 'Pool closed');
  const german = await field('German');
  fill(german, 'Guten Tag {{guestname}} {{x}}');
  await press('Save');
  expect(
    screen.getByText(
      'Not a placeholder: {{guestname}} {{x}}. Use only placeholders from the list.',
    ),
  ).toBeInTheDocument();
  fill(german, 'x'.repeat(2_001));
  expect(screen.getByText(/^The text has 2,001 characters\. At most 2,000/)).toBeInTheDocument();
  fill(german, '{{hotelName}}'.repeat(31));
  expect(screen.getByText(/^At most 30 placeholders/)).toBeInTheDocument();
  expect(desk.sent()).toEqual([]);

  // A placeholder from the list is inserted at the cursor.
  fill(german, 'Guten Tag !');
  await userEvent.click(german);
  if (german instanceof HTMLTextAreaElement) german.setSelectionRange(10, 10);
  await press(/^Name of the guest/);
  expect(german).toHaveValue('Guten Tag {{guestName}}!');
  await press('Save');
  expect(await screen.findByText('“Pool closed” is saved.')).toBeInTheDocument();
  expect(desk.location().pathname).toBe('/desk/templates');
  expect(desk.sent()).toMatchObject([
    {
      call: post,
      body: {
        id: expect.stringMatching(/^[\da-f-]{36}$/),
        name: 'Pool closed',
        texts: { de: 'Guten Tag {{guestName}}!' },
      },
    },
  ]);
});

test('after a lost answer the typed text stays and the same request is sent again', async () => {
  const desk = await open('/desk/templates/new', {
    [post]: [{ status: 503 }, { status: 201, body: template }],
    [list]: listed(),
  });
  fill(await field(/^Name/), 'Pool closed');
  fill(await field('English'), 'Closed.');
  await press('Save');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /it is not known whether this was done/,
  );
  expect(await field('English')).toHaveValue('Closed.');
  await press('Save');
  expect(await screen.findByText('“Pool closed” is saved.')).toBeInTheDocument();
  const [first, second] = desk.sent();
  expect(second?.body).toEqual(first?.body);
});

test('a second editor sees the text of the first and replaces it only on purpose', async () => {
  const theirs = {
    ...template,
    version: 4,
    texts: { en: 'The pool is open.' },
    changedAt: '2027-02-01T10:00:00.000Z',
  };
  const first = { template: theirs, by: 'Grace', at: theirs.changedAt };
  const desk = await open('/desk/templates/t1', {
    [one]: { body: template },
    [put]: [refused(409, 'changed', first), { body: { ...theirs, version: 5 } }],
    [list]: listed(),
  });
  const english = await field('English');
  fill(english, 'My text.');
  await press('Save');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(/^Not saved: the template has changed in the meantime/);
  expect(alert).toHaveTextContent(/Grace was first/);
  expect(within(alert).getByText('The pool is open.')).toBeInTheDocument();
  expect(english).toHaveValue('My text.');
  // A hasty press must not replace a text that nobody has read.
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  await press('Replace it with mine');
  expect(await screen.findByText('“Pool closed” is saved.')).toBeInTheDocument();
  expect(desk.sent().map(({ body }) => body)).toMatchObject([
    { version: 3, texts: { en: 'My text.', de: 'Der Pool ist zu.' } },
    { version: 4, texts: { en: 'My text.', de: 'Der Pool ist zu.' } },
  ]);
});

test('a second editor can take over the text that the first has saved', async () => {
  const theirs = { ...template, version: 4, texts: { en: 'The pool is open.' } };
  await open('/desk/templates/t1', {
    [one]: { body: template },
    [put]: refused(409, 'changed', { template: theirs }),
  });
  fill(await field('English'), 'My text.');
  await press('Save');
  await press('Take theirs');
  expect(await field('English')).toHaveValue('The pool is open.');
  expect(await field('German')).toHaveValue('');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a template that was deleted meanwhile is saved as a new template', async () => {
  const desk = await open('/desk/templates/t1', {
    [one]: { body: template },
    [put]: { status: 404, body: { title: 'Not Found', status: 404 } },
    [post]: { status: 201, body: template },
    [list]: listed(),
  });
  fill(await field('English'), 'My text.');
  await press('Save');
  expect(await screen.findByRole('alert')).toHaveTextContent(/was deleted in the meantime/);
  expect(await field('English')).toHaveValue('My text.');
  await press('Save it as a new one');
  expect(await screen.findByText('“Pool closed” is saved.')).toBeInTheDocument();
  expect(desk.sent().at(-1)).toMatchObject({ call: post, body: { texts: { en: 'My text.' } } });
});

test('a duplicate name shows its error at the field, and too many templates below it', async () => {
  const desk = await open('/desk/templates/new', {
    [post]: [
      refused(409, 'name-taken', { template }),
      refused(409, 'too-many', { template: null }),
    ],
  });
  fill(await field(/^Name/), 'Pool closed');
  fill(await field('English'), 'Closed.');
  await press('Save');
  expect(await screen.findByText('Another template has this name.')).toBeInTheDocument();
  fill(await field(/^Name/), 'Pool closed again');
  await press('Save');
  expect(await screen.findByText(/^There are 100 templates/)).toBeInTheDocument();
  expect(desk.sent()).toHaveLength(2);
});

test('a template is deleted after a question, and a missing template shows an error', async () => {
  const removal = 'DELETE /api/desk/templates/t1';
  const desk = await open('/desk/templates/t1', {
    [one]: { body: template },
    [removal]: [refused(409, 'changed', { template }), { status: 204 }],
    [list]: listed(0),
  });
  await press('Delete');
  await press('Delete it');
  expect(
    await screen.findByText(/^Nothing was changed: somebody else has changed this/),
  ).toBeInTheDocument();
  await press('Delete it');
  expect(await screen.findByText('“Pool closed” is deleted.')).toBeInTheDocument();
  expect(desk.sent().map(({ body }) => body)).toEqual([{ version: 3 }, { version: 3 }]);
  desk.navigate('/desk/templates/t9');
  await waitFor(() => expect(screen.getByText('This no longer exists.')).toBeVisible());
});
