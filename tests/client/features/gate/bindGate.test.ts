import userEvent from '@testing-library/user-event';
import { screen, waitFor } from '@testing-library/dom';
import { gate } from '#contracts/texts/en/gate.ts';
import { bindGate } from '#client/features/gate/bindGate.ts';
import { gateMarkup } from '#client/features/gate/gatePage.ts';
import { sha256 } from '#client/features/gate/sha256.ts';

const app = {
  start: (container: HTMLElement, onShown: () => void) => {
    container.textContent = 'the app';
    onShown();
    return Promise.resolve();
  },
};

const appFiles =
  '<template id="app-files"><link rel="prefetch" as="script" href="/assets/app.js"></template>';

function showGate(loadApp: () => Promise<typeof app> = () => Promise.resolve(app), typed = '') {
  const digest = document.createElement('meta');
  digest.name = 'gate-digest';
  digest.content = sha256('open sesame');
  document.head.append(digest);
  document.body.innerHTML = `${gateMarkup(gate)}<div id="root"></div>${appFiles}`;
  const field = screen.getByLabelText<HTMLInputElement>('Password');
  field.value = typed;
  bindGate(document, loadApp);
  return { user: userEvent.setup(), field };
}

const submit = () => screen.getByRole('button', { name: 'Submit' });
const root = () => document.getElementById('root');

describe('the gate', () => {
  test('the right password starts the app and removes the gate, and nothing is stored', async () => {
    const { user, field } = showGate();
    await user.type(field, 'wrong{Enter}');
    expect(screen.getByRole('alert')).not.toBeEmptyDOMElement();
    await user.clear(field);
    await user.type(field, 'open sesame');
    await user.click(submit());
    await waitFor(() => expect(root()).toHaveTextContent('the app'));
    expect(document.getElementById('gate')).toBeNull();
    expect([localStorage.length, sessionStorage.length, document.cookie]).toEqual([0, 0, '']);
    expect(location.search).toBe('');
  });

  test('opens if the password was typed before its script ran', async () => {
    showGate(undefined, 'open sesame');
    await waitFor(() => expect(root()).toHaveTextContent('the app'));
  });

  test('waits for the rest of a password that was begun before its script ran', async () => {
    const { user, field } = showGate(undefined, 'open');
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    await user.type(field, ' sesame{Enter}');
    await waitFor(() => expect(root()).toHaveTextContent('the app'));
  });

  test.each(['open', 'Open Sesame', 'open sesame ', ''])('stays locked on %j', async (typed) => {
    const { user, field } = showGate();
    if (typed) await user.type(field, typed);
    await user.click(submit());
    expect(screen.getByRole('alert')).toHaveTextContent(/^Incorrect password$/);
    expect(field).toHaveValue(typed);
    expect(field).toHaveFocus();
    expect(field.selectionEnd).toBe(typed.length);
    expect(field.selectionStart).toBe(0);
    expect(field).toHaveAttribute('aria-invalid', 'true');
    expect(root()).toBeEmptyDOMElement();
  });

  test('prefetches the app after the page has loaded, and runs it when typing starts', async () => {
    let loads = 0;
    const { user, field } = showGate(() => {
      loads += 1;
      return Promise.resolve(app);
    });
    const prefetched = () => document.head.querySelector('link[rel=prefetch]');
    expect(prefetched()).toBeNull();
    await waitFor(() => expect(prefetched()).toHaveAttribute('href', '/assets/app.js'));
    expect(loads).toBe(0);
    await user.type(field, 'o');
    expect(loads).toBe(1);
    expect(root()).toBeEmptyDOMElement();
    await user.type(field, 'pen sesame{Enter}');
    await waitFor(() => expect(root()).toHaveTextContent('the app'));
    expect(loads).toBe(1);
  });

  test('stays until the app is shown', async () => {
    let show: () => void = () => undefined;
    const { user, field } = showGate(() =>
      Promise.resolve({
        start: (_, onShown: () => void) => {
          show = onShown;
          return Promise.resolve();
        },
      }),
    );
    await user.type(field, 'open sesame{Enter}');
    await waitFor(() => expect(submit()).toBeDisabled());
    expect(document.getElementById('gate')).not.toBeNull();
    show();
    expect(document.getElementById('gate')).toBeNull();
  });

  test('shows an error when the app cannot be loaded, and loads it again on Submit', async () => {
    let online = false;
    const { user, field } = showGate(() =>
      online ? Promise.resolve(app) : Promise.reject(new Error('offline')),
    );
    await user.type(field, 'open sesame{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('The site could not be loaded.'),
    );
    expect(field).toHaveAttribute('aria-invalid', 'false');
    expect(submit()).toBeEnabled();
    online = true;
    await user.click(submit());
    await waitFor(() => expect(root()).toHaveTextContent('the app'));
  });

  test('waits for the app on Submit and starts it once', async () => {
    let arrive: (loaded: typeof app) => void = () => undefined;
    let starts = 0;
    const { user, field } = showGate(() => new Promise((resolve) => (arrive = resolve)));
    await user.type(field, 'open sesame{Enter}');
    expect(submit()).toBeDisabled();
    await user.type(field, '{Enter}');
    arrive({
      start: (_, onShown) => {
        starts += 1;
        onShown();
        return Promise.resolve();
      },
    });
    await waitFor(() => expect(document.getElementById('gate')).toBeNull());
    expect(starts).toBe(1);
  });

  test('throws an error for a page without the digest', () => {
    document.body.innerHTML = `${gateMarkup(gate)}<div id="root"></div>${appFiles}`;
    expect(() => bindGate(document, () => Promise.resolve(app))).toThrow('no complete gate');
  });
});
