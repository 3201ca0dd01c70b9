import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '../../../support/renderApp.tsx';
import { json } from '../../../support/scriptedProvider.ts';
import { startProvider } from '../../../support/startProvider.ts';

const call = '/api/bookings/find';
let site: Awaited<ReturnType<typeof startProvider>>;
beforeEach(async () => {
  site = await startProvider({ [call]: json({}, 202) });
});

const fill = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send the link' }));

it('has the link mailed and gives the same answer whether or not the booking exists', async () => {
  renderAt('/find-booking', { apiOrigin: site.origin });
  await screen.findByRole('heading', { level: 1, name: 'Find my booking' });
  fill('Booking number', 'k7m4 qx9c');
  fill('Email address', 'ada@example.com');
  await send();
  expect(await screen.findByRole('status')).toHaveTextContent(
    /If there is a booking with this number and the address ada@example\.com/,
  );
  expect(site.requests).toEqual([call]);
});

it('sends nothing that cannot be a booking number', async () => {
  renderAt('/find-booking', { apiOrigin: site.origin });
  await screen.findByRole('heading', { level: 1, name: 'Find my booking' });
  fill('Booking number', 'O0I1');
  fill('Email address', 'ada@example.com');
  await send();
  const number = screen.getByRole('textbox', { name: 'Booking number' });
  await waitFor(() => expect(number).toHaveFocus());
  expect(number).toBeInvalid();
  expect(site.requests).toEqual([]);
});

it('is linked from head and foot of a live site, from the trips and from a booking that cannot be opened', async () => {
  const link = () => screen.findAllByRole('link', { name: 'Find my booking' });
  const { unmount } = renderAt('/trips', { apiOrigin: site.origin, live: true });
  expect(await link()).toHaveLength(3);
  unmount();
  renderAt('/booking/some-id', { apiOrigin: site.origin });
  for (const each of await link()) expect(each).toHaveAttribute('href', '/find-booking');
});
