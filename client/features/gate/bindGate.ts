import { sha256 } from './sha256.ts';

/** The exports of the app's chunk. */
type App = { start: (container: HTMLElement) => void };

const incorrect = 'Incorrect password';
const unreachable = 'The site could not be loaded. Check your connection and submit again.';

/**
 * Attaches the gate's submit handler, without React so that it works at once. The right password
 * starts the app and removes the gate; a wrong one shows the message and keeps the input. The app's
 * chunks load when the browser is idle, and again on Submit after an error. The password is neither
 * stored nor sent. Throws an error when the page has no gate. Spec §2.
 */
export function bindGate(page: Document, loadApp: () => Promise<App>): void {
  const { gate, form, field, submit, message, root, digest } = gateParts(page);

  let app: Promise<App> | undefined;
  const load = () =>
    (app ??= loadApp().catch((error: unknown) => {
      app = undefined;
      throw error;
    }));

  const refuse = (reason: string) => {
    message.replaceChildren(reason);
    field.setAttribute('aria-invalid', String(reason === incorrect));
    field.select();
    field.focus();
  };

  const open = async () => {
    message.replaceChildren();
    field.removeAttribute('aria-invalid');
    submit.disabled = true;
    try {
      const { start } = await load();
      start(root);
      gate.remove();
    } catch {
      submit.disabled = false;
      refuse(unreachable);
    }
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (submit.disabled) return;
    if (sha256(field.value) === digest) void open();
    else refuse(incorrect);
  });

  whenIdle(page, () => {
    load().catch(() => undefined);
  });
}

function gateParts(page: Document) {
  const gate = page.getElementById('gate');
  const root = page.getElementById('root');
  const form = gate?.querySelector('form');
  const field = form?.querySelector('input');
  const submit = form?.querySelector('button');
  const message = form?.querySelector('[role=alert]');
  const digest = page.querySelector('meta[name=gate-digest]')?.getAttribute('content');
  if (!gate || !root || !form || !field || !submit || !message || !digest) {
    throw new Error('the page holds no complete gate');
  }
  return { gate, form, field, submit, message, root, digest };
}

function whenIdle(page: Document, task: () => void): void {
  const view = page.defaultView;
  if (view && 'requestIdleCallback' in view) view.requestIdleCallback(task, { timeout: 2_000 });
  else setTimeout(task, 200);
}
