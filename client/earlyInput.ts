type Field = HTMLInputElement | HTMLSelectElement;

/** Which control it is: what it is, what it is called, and which of that name. */
interface Control {
  readonly element: HTMLElement;
  readonly name: string;
  readonly index: number;
  readonly state: string;
}

const controls = 'button, input, select, summary, a[href^="#"]';

/**
 * Keeps what is done with the page that the server drew, for the app that takes its place: what is
 * typed, ticked and chosen, what is opened, the focus, and the last tap on a control that needs the
 * app. That looks and sounds as if it waits. `giveWay` removes the drawn page, except for the parts
 * that the app draws later, which it moves to their places in the app: see `DrawnFirst`. `handOver`
 * then does the same in the app, in the control of the same name, and for what was done in such a
 * part once the app has drawn it; where there is no such control, or it has another state, as the
 * heart of a favorite has, nothing. Without the app, `giveUp` ends the waiting, and leaves alive
 * what the server answers. ADR 0041.
 */
export function keepEarlyInput(drawn: HTMLElement, waiting = '') {
  const edited = new Map<Field, Control>();
  const opened = new Map<HTMLElement, Control>();
  let focused: Control | undefined;
  let tapped: Control | undefined;
  /** Where controls are looked for: what is shown. */
  let page = drawn;
  /** What is still as the server drew it. */
  const kept = new Set([drawn]);
  const status = document.createElement('p');
  status.id = 'waiting';
  status.setAttribute('role', 'status');
  document.body.append(status);

  function wait(control: HTMLElement): void {
    stopWaiting();
    tapped = controlOf(control, page);
    if (control instanceof HTMLInputElement) return;
    control.setAttribute('aria-busy', 'true');
    status.textContent = waiting;
  }

  function stopWaiting(): void {
    tapped?.element.removeAttribute('aria-busy');
    tapped = undefined;
    status.textContent = '';
  }

  function onInput(field: HTMLElement): void {
    if (!isField(field)) return;
    if (tapped?.element === field) stopWaiting();
    edited.set(field, controlOf(field, page));
  }

  function onClick(control: HTMLElement, event: Event): void {
    if (control.localName === 'summary') opened.set(control, controlOf(control, page));
    else if (control instanceof HTMLAnchorElement) {
      // Its section may come with the app.
      if (document.getElementById(control.hash.slice(1))) return;
      event.preventDefault();
      wait(control);
    } else if (isTapped(control)) wait(control);
  }

  // The server cannot read the texts of days and travelers: what was typed there, the app searches for.
  function onSubmit(form: HTMLElement, event: Event): void {
    const button = form.querySelector<HTMLElement>('[type=submit]');
    if (!button || ![...edited.keys()].some((field) => !field.name && form.contains(field))) return;
    event.preventDefault();
    wait(button);
  }

  function listen(part: HTMLElement): void {
    for (const [type, handle] of [
      ['input', onInput],
      ['click', onClick],
      ['submit', onSubmit],
    ] as const) {
      part.addEventListener(type, (event) => {
        const element =
          event.target instanceof Element && event.target.closest(`form, ${controls}`);
        if (element instanceof HTMLElement && kept.has(part)) handle(element, event);
      });
    }
    part.addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLElement) focused = controlOf(target, page);
    });
    part.addEventListener('focusout', () => {
      const left = focused;
      queueMicrotask(() => {
        // It also leaves what is removed, and the app is to have it then.
        if (part.isConnected && focused === left) focused = undefined;
      });
    });
  }
  listen(drawn);

  /** Does in the app what was done in a part. */
  function carryOut(part: HTMLElement): void {
    for (const [summary, control] of opened) {
      const same = part.contains(summary) && find(control, page)?.parentElement;
      const details = summary.parentElement;
      if (same instanceof HTMLDetailsElement && details instanceof HTMLDetailsElement) {
        same.open = details.open;
      }
    }
    const focus = focused && part.contains(focused.element) ? focused : undefined;
    const field = focus && find(focus, page);
    field?.focus({ preventScroll: true });
    for (const [from, control] of edited) {
      const to = part.contains(from) ? find(control, page) : undefined;
      if (isField(to)) carryOver(from, to);
    }
    const selection = focus?.element instanceof HTMLInputElement && selectionOf(focus.element);
    if (field instanceof HTMLInputElement && selection) field.setSelectionRange(...selection);
    if (!tapped || !part.contains(tapped.element)) return;
    const button = find(tapped, page);
    const isSame = button && stateOf(button) === tapped.state;
    stopWaiting();
    if (isSame) button.click();
  }

  /** Ends what is kept of a part; the last one ends the waiting. */
  function release(part: HTMLElement): void {
    kept.delete(part);
    if (kept.size === 0) status.remove();
  }

  return {
    giveWay(app: HTMLElement): void {
      drawn.remove();
      page = app;
      for (const place of app.querySelectorAll<HTMLElement>('[data-part]:empty')) {
        const part = drawn.querySelector(`[data-part="${place.dataset['part']}"]`);
        place.append(...(part?.childNodes ?? []));
        kept.add(place);
        listen(place);
        const observer = new MutationObserver(() => {
          if (place.isConnected) return;
          observer.disconnect();
          release(place);
          carryOut(place);
        });
        if (place.parentNode) observer.observe(place.parentNode, { childList: true });
      }
      release(drawn);
    },
    handOver(): void {
      // Once the app is complete, and before the next picture of it.
      queueMicrotask(() => {
        // What was moved has lost it.
        if (focused && page.contains(focused.element)) {
          focused.element.focus({ preventScroll: true });
        }
        carryOut(drawn);
      });
    },
    giveUp(): void {
      stopWaiting();
      release(drawn);
      const useless = '[data-scripted]:not(div), input:not(form *)';
      for (const control of drawn.querySelectorAll<HTMLElement>(useless)) control.inert = true;
    },
  };
}

/** Whether a click needs the app: not on what is submitted, ticked or chosen, which is kept as such. */
function isTapped(control: HTMLElement): boolean {
  return control instanceof HTMLButtonElement
    ? control.type === 'button'
    : control instanceof HTMLInputElement && selectionOf(control) !== undefined;
}

function isField(element: HTMLElement | undefined): element is Field {
  return element instanceof HTMLInputElement || element instanceof HTMLSelectElement;
}

/** Of a text field. */
function selectionOf({ selectionStart, selectionEnd }: HTMLInputElement) {
  return selectionStart === null ? undefined : ([selectionStart, selectionEnd] as const);
}

function controlOf(element: HTMLElement, page: HTMLElement): Control {
  const name = nameOf(element);
  const index = alike(element, name, page).indexOf(element);
  return { element, name, index, state: stateOf(element) };
}

/** The same control of the app. */
function find({ element, name, index }: Control, app: HTMLElement): HTMLElement | undefined {
  return alike(element, name, app)[index];
}

/** What is shown of the controls of the same kind and name. Of a page for two widths one is hidden. */
function alike(element: HTMLElement, name: string, page: HTMLElement): HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>(element.localName)].filter(
    (other) =>
      nameOf(other) === name &&
      other.getAttribute('type') === element.getAttribute('type') &&
      other.getClientRects().length > 0,
  );
}

function nameOf(element: HTMLElement): string {
  const label = isField(element) ? element.labels?.[0] : element;
  return element.getAttribute('aria-label') ?? label?.textContent ?? '';
}

function stateOf(element: HTMLElement): string {
  return ['aria-pressed', 'aria-expanded'].map((name) => element.getAttribute(name)).join();
}

/** As if it was done there: React listens to `input` and `change`, and to the click on a tick box. */
function carryOver(from: Field, to: Field): void {
  if (from instanceof HTMLInputElement && (from.type === 'checkbox' || from.type === 'radio')) {
    if (to instanceof HTMLInputElement && to.checked !== from.checked) to.click();
    return;
  }
  // A setter of the element itself would hide the change from React.
  const { prototype } = to instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement;
  Reflect.set(prototype, 'value', from.value, to);
  for (const type of ['input', 'change']) to.dispatchEvent(new Event(type, { bubbles: true }));
}
