import { sha256 } from './sha256.ts';

/** The app, as its chunk exports it. `onShown` is called when its first page is in the document. */
type App = { start: (container: HTMLElement, onShown: () => void) => Promise<void> };

/**
 * Binds the prerendered gate. It works without React, so that it responds at once. The texts of its
 * messages are in the page.
 *
 * The right password starts the app, and the gate is removed once the app is shown. A wrong
 * password shows a message, and the typed text stays. If the right password was typed before this
 * script ran, the gate opens at once, because the traveler may have pressed Enter already.
 *
 * The app's files are downloaded once the page has loaded and the browser is idle. Typing starts
 * the download earlier, and also runs the files. If this fails, Submit loads them again. The
 * password is neither stored nor sent.
 *
 * Throws if the page was built without a gate. Spec §2, ADR 0001.
 */
export function bindGate(page: Document, loadApp: () => Promise<App>): void {
  const { gate, form, field, submit, message, root, digest, appFiles } = gateParts(page);

  // Works only once, because it moves the links out of the template.
  const prefetch = () => page.head.append(appFiles.content);
  let app: Promise<App> | undefined;
  const load = () => {
    prefetch();
    return (app ??= loadApp().catch((error: unknown) => {
      app = undefined;
      throw error;
    }));
  };

  const { dataset } = form;
  const reject = (reason = '') => {
    message.replaceChildren(reason);
    field.setAttribute('aria-invalid', String(reason === dataset.incorrect));
    field.select();
    field.focus();
  };

  const open = async () => {
    message.replaceChildren();
    field.removeAttribute('aria-invalid');
    submit.disabled = true;
    try {
      const { start } = await load();
      await start(root, () => gate.remove());
    } catch {
      submit.disabled = false;
      reject(dataset.unreachable);
    }
  };

  const isRight = () => sha256(field.value) === digest;

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (submit.disabled) return;
    if (isRight()) void open();
    else reject(dataset.incorrect);
  });
  if (isRight()) void open();

  field.addEventListener('input', () => void load().catch(() => undefined), { once: true });
  whenLoadedAndIdle(page, prefetch);
}

function gateParts(page: Document) {
  const gate = page.getElementById('gate');
  const root = page.getElementById('root');
  const form = gate?.querySelector('form');
  const field = form?.querySelector('input');
  const submit = form?.querySelector('button');
  const message = form?.querySelector('[role=alert]');
  const appFiles = page.querySelector<HTMLTemplateElement>('template#app-files');
  const digest = page.querySelector('meta[name=gate-digest]')?.getAttribute('content');
  if (!gate || !root || !form || !field || !submit || !message || !digest || !appFiles) {
    throw new Error('the page holds no complete gate');
  }
  return { gate, form, field, submit, message, root, digest, appFiles };
}

/**
 * Waits for the load event, and then for an idle browser. After the load event, all files of the
 * gate itself have arrived.
 */
function whenLoadedAndIdle(page: Document, task: () => void): void {
  const view = page.defaultView;
  const whenIdle = () => {
    if (view && 'requestIdleCallback' in view) view.requestIdleCallback(task, { timeout: 2_000 });
    else setTimeout(task, 200);
  };
  if (page.readyState === 'complete') whenIdle();
  else view?.addEventListener('load', whenIdle, { once: true });
}
