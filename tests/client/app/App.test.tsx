import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '../../support/renderApp.tsx';
import { hrefOf } from '../../support/hrefOf.ts';

it('renders nothing while the gate is locked', () => {
  const { container } = renderAt('/sign-in', { locked: true });
  expect(container).toHaveTextContent('');
});

it.each(['/hotel-detail', '/nowhere'])(
  'shows the page for unknown addresses at %s',
  async (path) => {
    renderAt(path);
    const heading = await screen.findByRole('heading', { level: 1 });
    expect(heading).toHaveTextContent('There is no page at this address');
    expect(hrefOf('Go to the home page')).toBe('/');
  },
);

it('the skip link jumps over the header without a new history entry', async () => {
  const { location } = renderAt('/nowhere');
  const { key } = location();
  const skip = await screen.findByRole('link', { name: 'Skip to content' });
  expect(skip).toHaveAttribute('href', '#main');
  expect(document.querySelector('#main')).toBe(screen.getByRole('main'));
  await userEvent.click(skip);
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  expect(location()).toMatchObject({ key, hash: '' });
});
