type Field = HTMLInputElement | HTMLSelectElement;

/**
 * A control of the page, identified by its element type, its name, its position among the controls
 * with that name, and its state.
 */
interface Control {
  readonly element: HTMLElement;
  readonly name: string;
  readonly index: number;
  readonly state: string;
}

const controls = 'button, input, select, summary, a[href^="#"]';

/**
 * Records the traveler's actions on the page that the server drew, so that the app can repeat them
 * when it replaces that page. The record contains the typed, checked and selected values, the
 * opened sections and the focus. It also contains the last tap on a control that needs the app. A
 * tapped button or link is marked as waiting, both visibly and for screen readers.
 *
 * `giveWay` removes the drawn page. The app draws some parts of its page later. Until then,
 * `giveWay` shows the drawn version of these parts at their places in the app: see `DrawnFirst`.
 * `handOver` repeats the actions on the controls with the same names in the app. The actions in a
 * later part are repeated once the app has drawn that part.
 *
 * An action is skipped if the app has no such control. A tap is also skipped if the control has
 * another state in the app. For example, the heart of a hotel may already be pressed. If the app
 * does not load, `giveUp` ends the waiting and disables the controls that need the app. ADR 0041.
 */
export function keepEarlyInput(drawn: HTMLElement, waiting = '') {
  const edited = new Map<Field, Control>();
  const opened = new Map<HTMLElement, Control>();
  let focused: Control | undefined;
  let tapped: Control | undefined;
  /** The page that is currently shown. Controls are looked up in it. */
  let page = drawn;
  /** The parts of the page that are still as the server drew them. */
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
      // The page lacks the section that the link names, but the app may add it.
      if (document.getElementById(control.hash.slice(1))) return;
      event.preventDefault();
      wait(control);
    } else if (isTapped(control)) wait(control);
  }

  // The fields for typed days and travelers have no name, because the server cannot read such
  // texts. If one of them was edited, the form waits for the app, which then searches.
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
        // The browser also removes the focus when a focused element leaves the page. In that case
        // the focus stays recorded, so that the app can restore it.
        if (part.isConnected && focused === left) focused = undefined;
      });
    });
  }
  listen(drawn);

  /** Repeats in the app the actions that were recorded in a part of the page. */
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

  /** Stops recording a part. After the last part, the status message is removed. */
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
      // Runs once the app is complete, but before the browser paints again.
      queueMicrotask(() => {
        // An element loses the focus when it is moved.
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

/**
 * Returns whether a click on a control needs the app. Submit buttons, checkboxes and radio buttons
 * do not need it, because their effects are recorded separately.
 */
function isTapped(control: HTMLElement): boolean {
  return control instanceof HTMLButtonElement
    ? control.type === 'button'
    : control instanceof HTMLInputElement && selectionOf(control) !== undefined;
}

function isField(element: HTMLElement | undefined): element is Field {
  return element instanceof HTMLInputElement || element instanceof HTMLSelectElement;
}

/** Returns the selection of a text field, or undefined for other inputs. */
function selectionOf({ selectionStart, selectionEnd }: HTMLInputElement) {
  return selectionStart === null ? undefined : ([selectionStart, selectionEnd] as const);
}

function controlOf(element: HTMLElement, page: HTMLElement): Control {
  const name = nameOf(element);
  const index = alike(element, name, page).indexOf(element);
  return { element, name, index, state: stateOf(element) };
}

/** Returns the control of the app that corresponds to a recorded control. */
function find({ element, name, index }: Control, app: HTMLElement): HTMLElement | undefined {
  return alike(element, name, app)[index];
}

/**
 * Returns the visible controls of the same kind and name. A page may have two versions of a control
 * for different widths. One of them is hidden.
 */
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

/**
 * Repeats an edit in a field of the app. React listens to `input` and `change` events, and to
 * clicks on checkboxes.
 */
function carryOver(from: Field, to: Field): void {
  if (from instanceof HTMLInputElement && (from.type === 'checkbox' || from.type === 'radio')) {
    if (to instanceof HTMLInputElement && to.checked !== from.checked) to.click();
    return;
  }
  // React replaces the setter on the element itself. That setter would hide the change from React,
  // so the setter of the prototype is used.
  const { prototype } = to instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement;
  Reflect.set(prototype, 'value', from.value, to);
  for (const type of ['input', 'change']) to.dispatchEvent(new Event(type, { bubbles: true }));
}
