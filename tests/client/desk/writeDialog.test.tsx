import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OwnTemplate } from '#contracts/site/desk/deskBooking.ts';
import { openDesk } from './renderDesk.tsx';
import { sampleDeskBooking } from './sampleDeskBooking.ts';

const api = '/api/desk/bookings/K7M4QX9C';
const german: OwnTemplate = {
  id: 't1',
  name: 'Pool closed',
  language: 'de',
  text: 'Der Pool ist zu.',
  lacks: [],
};
const lacking: OwnTemplate = {
  id: 't2',
  name: 'Call the hotel',
  language: 'en',
  text: 'Call {{hotelPhone}}.',
  lacks: ['hotelPhone'],
};

/**
 * Opens the dialog for a text to a guest who reads English, with these templates of the operator.
 */
async function openDialog(own: OwnTemplate[] | undefined, failures: { status: number }[] = []) {
  const shown = sampleDeskBooking({
    language: 'en',
    actions: ['write'],
  });
  const desk = await openDesk('/desk/bookings/K7M4QX9C', {
    answers: {
      [`GET ${api}`]: { body: shown },
      [`GET ${api}/templates`]: [
        ...failures,
        {
          body: {
            language: 'en',
            subject: 'About your booking',
            templates: [{ name: 'sorry', text: 'We are sorry.' }],
            ...(own && { own }),
          },
        },
      ],
      [`POST ${api}/actions/write`]: { body: shown },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Write to the guest' }));
  // Another dialog is shown until the code of this one has loaded.
  await screen.findByLabelText('Text');
  const dialog = within(await screen.findByRole('dialog'));
  if (failures.length === 0) await dialog.findByText('Subject: About your booking');
  return {
    dialog,
    choose: (name: string) => userEvent.selectOptions(dialog.getByLabelText('Begin with'), name),
    text: () => dialog.getByLabelText('Text'),
    send: () => userEvent.click(dialog.getByRole('button', { name: 'Send the email' })),
    sent: () => desk.calls.filter(({ call }) => call === `POST ${api}/actions/write`),
  };
}
const fill = (element: HTMLElement, value: string) =>
  fireEvent.change(element, { target: { value } });

test('custom templates are listed with those of the site, and another language than the guest’s is marked', async () => {
  const { dialog, choose, text, send, sent } = await openDialog([german]);
  const options = within(dialog.getByLabelText('Begin with')).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'An empty text',
    'Apology',
    'Pool closed',
  ]);
  const note = /^This template has no text in English: it is in German/;
  await choose('Pool closed');
  expect(dialog.getByText(note)).toBeInTheDocument();
  expect(text()).toHaveValue('Der Pool ist zu.');
  expect(text()).toHaveAttribute('lang', 'de');
  await choose('Apology');
  expect(dialog.queryByText(note)).not.toBeInTheDocument();
  expect(text()).toHaveAttribute('lang', 'en');
  await choose('Pool closed');
  await send();
  expect(sent()).toMatchObject([{ body: { text: 'Der Pool ist zu.' } }]);
});

test('a text with a placeholder or too many characters is not sent', async () => {
  const { dialog, choose, text, send, sent } = await openDialog([lacking]);
  await choose('Call the hotel');
  const note = /^This booking has nothing for \{\{hotelPhone\}\}/;
  expect(dialog.getByText(note)).toBeInTheDocument();
  await send();
  expect(text()).toHaveAccessibleDescription(note);
  expect(sent()).toEqual([]);
  fill(text(), 'x'.repeat(2_001));
  await send();
  expect(text()).toHaveAccessibleDescription(/^The text has 2,001 characters/);
  expect(text()).toHaveValue('x'.repeat(2_001));
  fill(text(), 'Call +49 30 1234567.');
  await send();
  expect(sent()).toMatchObject([{ body: { text: 'Call +49 30 1234567.' } }]);
});

test('a server of an older version offers only the templates of the site', async () => {
  const { choose, text } = await openDialog(undefined);
  await choose('Apology');
  expect(text()).toHaveValue('We are sorry.');
});

test('templates that could not be loaded do not count as no templates', async () => {
  const { dialog, choose, text } = await openDialog([german], [{ status: 500 }]);
  await userEvent.click(await dialog.findByRole('button', { name: 'Try again' }));
  await dialog.findByText('Subject: About your booking');
  await choose('Pool closed');
  expect(text()).toHaveValue('Der Pool ist zu.');
});
