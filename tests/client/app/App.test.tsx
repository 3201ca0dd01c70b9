import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '../../support/renderApp.tsx';

it('renders nothing while the gate is locked', () => {
  const { container } = renderAt('/sign-in', { locked: true });
  expect(container).toHaveTextContent('');
});

it.each(['/forgotten', '/hotel-detail', '/nowhere'])(
  'shows the page for unknown addresses at %s',
  async (path) => {
    renderAt(path);
    const heading = await screen.findByRole('heading', { level: 1 });
    expect(heading).toHaveTextContent('There is no page at this address');
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  },
);

it('moves the focus to the heading of a new page and sets the title', async () => {
  renderAt('/nowhere');
  await userEvent.click(await screen.findByRole('link', { name: 'Sign in' }));
  const heading = await screen.findByRole('heading', { level: 1, name: 'Login' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(document.title).toMatch(/^Login/);
});

it('has a skip link to the main content', async () => {
  renderAt('/nowhere');
  const skip = await screen.findByRole('link', { name: 'Skip to content' });
  expect(skip).toHaveAttribute('href', '#main');
  expect(document.querySelector('#main')).toContainElement(
    screen.getByRole('heading', { level: 1 }),
  );
});

it('skips the header without a new history entry', async () => {
  const { location } = renderAt('/nowhere');
  const { key } = location();
  await userEvent.click(await screen.findByRole('link', { name: 'Skip to content' }));
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  expect(location()).toMatchObject({ key, hash: '' });
});
