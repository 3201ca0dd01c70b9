import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { keepEarlyInput } from '#client/earlyInput.ts';

const searchForm = `<form role="search" method="get" action="/search">
  <input type="hidden" name="check_in" value="2030-01-01">
  <label for="city">Where</label><input id="city" name="city" type="text" value="">
  <input type="text" aria-label="Check-in" data-scripted>
  <button type="submit">Search</button>
</form>`;

const rows = (pressed: boolean, more = '') =>
  ['Sea View', 'Hill View']
    .map(
      (name) =>
        `<button type="button" aria-label="Save ${name}" aria-pressed="${pressed}"></button>
         <button type="button">More</button>`,
    )
    .join('') + more;

let taps: string[] = [];
let submits: Event[] = [];
const note = ({ target }: Event) => {
  if (!(target instanceof Element) || !target.closest('#root')) return;
  const control = target.closest('button, a, input');
  if (control) taps.push(control.id || (control.getAttribute('aria-label') ?? control.textContent));
};
const noteSubmit = (event: Event) => {
  submits.push(event);
  // jsdom cannot navigate to another page.
  if (!event.defaultPrevented) event.preventDefault();
  else taps.push('held');
};

beforeEach(() => {
  taps = [];
  submits = [];
  jest.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    const rects = this.closest('[hidden]') ? [] : [this.getBoundingClientRect()];
    return Object.assign(rects, { item: () => null });
  });
  window.addEventListener('click', note);
  window.addEventListener('submit', noteSubmit);
});
afterEach(() => {
  window.removeEventListener('click', note);
  window.removeEventListener('submit', noteSubmit);
  jest.restoreAllMocks();
  document.body.replaceChildren();
});

/** Builds a page as the server drew it, with the root element of the app. */
function page(drawn: string, app = drawn) {
  document.body.innerHTML = `<div id="drawn">${drawn}</div><div id="root"></div>`;
  const [drawnPage, root] = document.body.querySelectorAll('div:not(div div)');
  if (!(drawnPage instanceof HTMLElement) || !(root instanceof HTMLElement)) throw new Error();
  const early = keepEarlyInput(drawnPage, 'One moment');
  return {
    user: userEvent.setup(),
    drawn: within(drawnPage),
    root,
    early,
    handOver: async () => {
      if (app !== '') root.innerHTML = app;
      early.giveWay(root);
      early.handOver();
      await Promise.resolve();
    },
  };
}

test('a tap before the app is ready shows that it waits, and then takes effect in the app', async () => {
  const { user, drawn, handOver } = page(rows(false));
  await user.click(drawn.getByRole('button', { name: 'Save Sea View' }));
  const more = drawn.getAllByRole('button', { name: 'More' });
  await user.click(more[1] ?? document.body);
  expect(drawn.getAllByRole('button').filter((button) => button.ariaBusy)).toEqual([more[1]]);
  expect(screen.getByRole('status')).toHaveTextContent('One moment');

  await handOver();
  expect(document.querySelectorAll('#drawn, [aria-busy], [role=status]')).toHaveLength(0);
  expect(taps).toEqual(['More']);
  // The same applies to several buttons with the same name.
  expect(document.activeElement).toBe(screen.getAllByRole('button', { name: 'More' })[1]);
});

test('an element that is hidden for another width does not count as the first', async () => {
  const filters = '<button type="button" id="';
  const { user, drawn, handOver } = page(
    `<div hidden>${filters}narrow">Filters</button></div>${filters}wide">Filters</button>`,
    `${filters}app">Filters</button>`,
  );
  await user.click(drawn.getByRole('button', { name: 'Filters' }));
  await handOver();
  expect(taps).toEqual(['app']);
});

test.each<[string, string]>([
  ['is not there', '<button type="button">Save all</button>'],
  ['has another state, as the heart of a favorite', rows(true)],
])('an early tap has no effect if its control %s', async (_what, app) => {
  const { user, drawn, handOver } = page(rows(false), app);
  await user.click(drawn.getByRole('button', { name: 'Save Hill View' }));
  await handOver();
  expect(taps).toEqual([]);
});

test('the typed text, the focus and the caret carry over to the app', async () => {
  const { user, drawn, root, early } = page(searchForm, '');
  const field = drawn.getByRole<HTMLInputElement>('textbox', { name: 'Where' });
  await user.type(field, 'Lisbon');
  field.setSelectionRange(2, 4);

  render(<App />, { container: root });
  early.giveWay(root);
  // This is how the heading of a page takes the focus.
  screen.getByRole('heading').focus();
  early.handOver();
  const own = screen.getByRole<HTMLInputElement>('textbox', { name: 'Where' });
  await waitFor(() => expect(own).toHaveFocus());
  expect([own.value, own.selectionStart, own.selectionEnd]).toEqual(['Lisbon', 2, 4]);
  // React has handled the input.
  await waitFor(() => expect(screen.getByText('Lisbon!')).toBeVisible());
  expect(taps).toEqual([]);
});

function App() {
  const [city, setCity] = useState('');
  return (
    <>
      <input
        aria-label="Where"
        type="text"
        value={city}
        onChange={(e) => setCity(e.target.value)}
      />
      <h1 tabIndex={-1}>{city}!</h1>
    </>
  );
}

test('ticked, chosen and opened controls carry over to the app once', async () => {
  const controls = `<label><input type="checkbox"> 5 stars</label>
    <label><input type="checkbox" checked> Pool</label>
    <select aria-label="Sort"><option>A</option><option>B</option></select>
    <details><summary>Menu</summary><p>Language</p></details>`;
  const { user, drawn, handOver } = page(controls);
  const changed: string[] = [];
  await user.click(drawn.getByRole('checkbox', { name: '5 stars' }));
  await user.click(drawn.getByRole('checkbox', { name: 'Pool' }));
  await user.click(drawn.getByRole('checkbox', { name: 'Pool' }));
  await user.selectOptions(drawn.getByRole('combobox', { name: 'Sort' }), 'B');
  await user.click(drawn.getByText('Menu'));
  document.getElementById('root')?.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement) changed.push(target.value);
  });
  await handOver();
  expect(screen.getByRole('checkbox', { name: '5 stars' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Pool' })).toBeChecked();
  expect(screen.getByRole('combobox', { name: 'Sort' })).toHaveValue('B');
  expect(changed).toEqual(['B']);
  expect(screen.getByText('Language').closest('details')).toHaveAttribute('open');
  expect(taps).toHaveLength(1);
});

test('an early search goes to the server, unless only the app can read the typed text', async () => {
  const { user, drawn, handOver } = page(searchForm);
  await user.type(drawn.getByRole('textbox', { name: 'Where' }), 'Rome{Enter}');
  expect(submits).toHaveLength(1);
  expect(taps).toEqual([]);
  await user.type(drawn.getByRole('textbox', { name: 'Check-in' }), 'tomorrow{Enter}');
  expect(taps).toEqual(['held']);
  expect(screen.getByRole('button', { name: 'Search' })).toHaveAttribute('aria-busy');
  await handOver();
  expect(screen.getByRole('textbox', { name: 'Check-in' })).toHaveValue('tomorrow');
  expect(taps).toContain('Search');
});

test('a link to a section that the app draws waits for it, and other links work at once', async () => {
  const { user, drawn, handOver } = page(
    '<a href="#rooms">Select a room</a><a href="#top">Up</a><p id="top"></p>',
  );
  await user.click(drawn.getByRole('link', { name: 'Select a room' }));
  expect(drawn.getByRole('link', { name: 'Select a room' })).toHaveAttribute('aria-busy', 'true');
  await handOver();
  expect(taps).toEqual(['Select a room']);
});

test('after a failure of the app, only controls that the server answers stay enabled', async () => {
  const { user, drawn, early } = page(
    `${searchForm}<button type="button" data-scripted>Filters</button>`,
  );
  await user.click(drawn.getByRole('button', { name: 'Search' }));
  await user.click(drawn.getByText('Filters'));
  early.giveUp();
  expect(document.querySelector('[aria-busy]')).toBeNull();
  expect(screen.queryByRole('status')).toBeNull();
  const inert = [...document.querySelectorAll<HTMLElement>('button, input')].filter(
    (control) => control.inert,
  );
  expect(inert.map((control) => control.ariaLabel ?? control.textContent)).toEqual([
    'Check-in',
    'Filters',
  ]);
});

test('an early action takes effect in a part that the app draws later', async () => {
  const part = '<div data-part="rows"><button type="button">Save</button><p>drawn</p></div>';
  const { user, root, handOver } = page(part, '<div data-part="rows"></div>');
  screen.getByRole('button', { name: 'Save' }).focus();
  await handOver();
  expect(root).toHaveTextContent('drawn');
  expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByRole('status')).toHaveTextContent('One moment');
  taps = [];

  root.innerHTML = '<div data-part="rows"><button type="button" id="own">Save</button></div>';
  await waitFor(() => expect(taps).toEqual(['own']));
  expect(document.querySelectorAll('[role=status]')).toHaveLength(0);
  expect(screen.getByRole('button')).toHaveFocus();
});
