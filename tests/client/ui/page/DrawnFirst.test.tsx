import { render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { DrawnFirst } from '#client/ui/page/DrawnFirst.tsx';

const rows = (
  <DrawnFirst name="rows">
    <p>drawn by the app</p>
  </DrawnFirst>
);

afterEach(() => document.body.replaceChildren());

test('a part that the server has not drawn is drawn at once', () => {
  document.body.innerHTML = '<div id="drawn"><div data-part="footer"></div></div>';
  render(rows);
  expect(screen.getByText('drawn by the app')).toBeVisible();
});

test('a part that the server has drawn first shows its place and then follows', async () => {
  document.body.innerHTML =
    '<div id="drawn"><div data-part="rows"></div></div><div id="root"></div>';
  const root = document.getElementById('root') ?? document.body;
  const places: string[] = [];
  function AtFirst() {
    useLayoutEffect(() => void places.push(root.innerHTML), []);
    return null;
  }
  render(
    <>
      {rows}
      <AtFirst />
    </>,
    { container: root },
  );
  expect(places).toEqual(['<div data-part="rows" class="part"></div>']);
  expect(await screen.findByText('drawn by the app')).toBeVisible();
});
