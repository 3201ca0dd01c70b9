import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openDesk } from './renderDesk.tsx';
import { sampleDeskBooking } from './sampleDeskBooking.ts';

const agent = {
  id: 'staff-agent',
  name: 'Grace Agent',
  email: 'agent@hotels.example',
  role: 'agent',
  secondStepUntil: null,
};

test('the link of a mail asks those who are signed out to sign in, and then shows its booking', async () => {
  const shown = sampleDeskBooking({});
  const { id } = shown.booking;
  const booking = `GET /api/desk/bookings/${id}`;
  const desk = await openDesk(`/desk/bookings/${id}`, {
    answers: {
      'GET /api/desk/session': [{ body: { staff: null } }, { body: { staff: agent } }],
      'POST /api/desk/session/sign-in': {},
      'POST /api/desk/session/code': { body: { staff: agent } },
      [booking]: { body: shown },
    },
  });
  await userEvent.type(await screen.findByLabelText('Email address'), agent.email);
  await userEvent.type(screen.getByLabelText('Password'), 'keys of all rooms');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await userEvent.type(await screen.findByLabelText('Code from your app'), '123456');
  expect(desk.calls.filter(({ call }) => call === booking)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  const heading = await screen.findByRole('heading', { level: 1, name: 'Booking K7M4-QX9C' });
  expect(heading).toBeVisible();
});
