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
 * app. That looks and sounds as if it waits. `handOver` removes the drawn page and does the same in
 * the app, in the control of the same name; where there is none, or it has another state, as the
 * heart of a favorite has, nothing. Without the app, `giveUp` ends the waiting, and leaves alive
 * what the server answers. ADR 0021.
 */
export function keepEarlyInput(drawn: HTMLElement, waiting = '') {
  const edited = new Map<Field, Control>();
  const opened = new Map<HTMLElement, Control>();
  let focused: Control | undefined;
  let tapped: Control | undefined;
  let over = false;
  const status = document.createElement('p');
  status.id = 'waiting';
  status.setAttribute('role', 'status');
  document.body.append(status);

  function listen(type: string, handle: (event: Event, element: HTMLElement) => void): void {
    const handleAt = (event: Event) => {
      const element = event.target instanceof Element && event.target.closest(`form, ${controls}`);
      if (element instanceof HTMLElement && !over) handle(event, element);
    };
    drawn.addEventListener(type, handleAt);
  }

  function wait(control: HTMLElement): void {
    stopWaiting();
    tapped = controlOf(control, drawn);
    if (control instanceof HTMLInputElement) return;
    control.setAttribute('aria-busy', 'true');
    status.textContent = waiting;
  }

  function stopWaiting(): void {
    tapped?.element.removeAttribute('aria-busy');
    tapped = undefined;
    status.textContent = '';
  }

  drawn.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement) focused = controlOf(target, drawn);
  });
  drawn.addEventListener('focusout', ({ relatedTarget }) => {
    // The heading of the app takes it before the hand-over.
    if (!relatedTarget) focused = undefined;
  });

  listen('input', (_event, field) => {
    if (!isField(field)) return;
    if (tapped?.element === field) stopWaiting();
    edited.set(field, controlOf(field, drawn));
  });

  listen('click', (event, control) => {
    if (control.localName === 'summary') opened.set(control, controlOf(control, drawn));
    else if (control instanceof HTMLAnchorElement) {
      // Its section may come with the app.
      if (document.getElementById(control.hash.slice(1))) return;
      event.preventDefault();
      wait(control);
    } else if (isTapped(control)) wait(control);
  });

  // The server cannot read the texts of days and travelers: what was typed there, the app searches for.
  listen('submit', (event, form) => {
    const button = form.querySelector<HTMLElement>('[type=submit]');
    if (!button || ![...edited.keys()].some((field) => !field.name && form.contains(field))) return;
    event.preventDefault();
    wait(button);
  });

  return {
    handOver(app: HTMLElement): void {
      if (over) return;
      const focus = focused;
      const selection = focus?.element instanceof HTMLInputElement && selectionOf(focus.element);
      over = true;
      status.remove();
      drawn.remove();
      // Once the app is complete, and before the next picture of it.
      queueMicrotask(() => {
        for (const [summary, control] of opened) {
          const same = find(control, app)?.parentElement;
          const details = summary.parentElement;
          if (same instanceof HTMLDetailsElement && details instanceof HTMLDetailsElement) {
            same.open = details.open;
          }
        }
        const field = focus && find(focus, app);
        if (field) field.focus({ preventScroll: true });
        for (const [from, control] of edited) {
          const to = find(control, app);
          if (isField(to)) carryOver(from, to);
        }
        if (field instanceof HTMLInputElement && selection) field.setSelectionRange(...selection);
        const button = tapped && find(tapped, app);
        if (button && stateOf(button) === tapped?.state) button.click();
      });
    },
    giveUp(): void {
      stopWaiting();
      over = true;
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
