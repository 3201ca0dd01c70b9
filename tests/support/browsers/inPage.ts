import type * as TestingLibrary from '@testing-library/dom';

// Functions that run in the page. Each is sent as its source, so it must not use anything outside
// it.

/** A text, or the source of a regular expression, as JSON. */
export type Name = string | { pattern: string };

/**
 * An element as a person describes it: by its role and name, by its label or by its visible text. A
 * selector is for elements with none of these.
 */
export type Wanted = {
  role?: string;
  name?: Name;
  label?: Name;
  text?: Name;
  css?: string;
  /** The element that contains it. */
  within?: Wanted;
  /** Whether the first of several matches is meant. Otherwise exactly one must match. */
  first?: boolean;
  /** Whether the element takes the focus once it is found. */
  focus?: boolean;
};

/** The found element, and the point where a person would click it. */
export type Found = {
  x: number;
  y: number;
  /** Whether the whole point is in the window and no other element covers it. */
  reachable: boolean;
  /** The element at this point. */
  atPoint: string;
  text: string;
  value: string;
  focused: boolean;
  disabled: boolean;
  checked: boolean;
};

declare const TestingLibraryDom: typeof TestingLibrary;

/**
 * Finds the visible elements. Scrolls a single match into the middle of the window if it cannot be
 * reached.
 */
export function locate(wanted: Wanted): { count: number; found?: Found } | 'no library' {
  if (typeof TestingLibraryDom === 'undefined') return 'no library';
  const dom = TestingLibraryDom;
  const matcher = (name: Name) => (typeof name === 'string' ? name : new RegExp(name.pattern));
  const isVisible = (element: Element) =>
    element.getClientRects().length > 0 &&
    // Elements in a closed menu have a size too.
    element.checkVisibility() &&
    getComputedStyle(element).visibility === 'visible';
  const all = ({ within, role, name, label, text, css }: Wanted): HTMLElement[] => {
    const roots = within ? all(within) : [document.body];
    const elements = roots.flatMap((root) => {
      if (css !== undefined) return [...root.querySelectorAll<HTMLElement>(css)];
      if (label !== undefined) return dom.queryAllByLabelText(root, matcher(label));
      if (text !== undefined) return dom.queryAllByText(root, matcher(text));
      const options = name === undefined ? {} : { name: matcher(name) };
      return dom.queryAllByRole(root, role ?? '', options);
    });
    return elements.filter(isVisible);
  };
  const elements = all(wanted);
  const count = elements.length;
  const [element] = elements;
  if (!element || (count > 1 && !wanted.first)) return { count };
  if (wanted.focus) element.focus();
  Reflect.set(window, 'located', element);
  const place = () => {
    const box = element.getClientRects()[0] ?? element.getBoundingClientRect();
    const x = Math.round(box.x + box.width / 2);
    const y = Math.round(box.y + box.height / 2);
    const hit = document.elementFromPoint(x, y);
    const reachable = element.contains(hit) || hit?.closest('label')?.control === element;
    return { x, y, hit, reachable };
  };
  if (!place().reachable)
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const { x, y, hit, reachable } = place();
  const field = element instanceof HTMLInputElement ? element : undefined;
  return {
    count,
    found: {
      x,
      y,
      reachable,
      atPoint: hit?.outerHTML.slice(0, 200) ?? 'nothing',
      text:
        element instanceof HTMLSelectElement
          ? (element.selectedOptions[0]?.text ?? '')
          : element.innerText,
      value: field?.value ?? '',
      focused: element === document.activeElement,
      disabled: element.matches(':disabled, [aria-disabled=true]'),
      checked: field?.checked ?? false,
    },
  };
}

/**
 * Lets the next click reach only the last located element. If that element has moved away from the
 * pointer, the click reaches nothing.
 */
export function guardClick(): boolean {
  const element: unknown = Reflect.get(window, 'located');
  const state = { missed: false };
  const check = (event: Event) => {
    const { target } = event;
    if (!(element instanceof Element) || !(target instanceof Element)) return;
    if (element.contains(target) || target.closest('label')?.control === element) return;
    state.missed = true;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const names = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'];
  for (const name of names) window.addEventListener(name, check, { capture: true });
  Reflect.set(window, 'endGuard', () => {
    for (const name of names) window.removeEventListener(name, check, { capture: true });
    return state.missed;
  });
  return true;
}

/** Ends the guard of the last click and returns whether the click missed. */
export function endGuard(): boolean {
  const end: unknown = Reflect.get(window, 'endGuard');
  Reflect.deleteProperty(window, 'endGuard');
  return typeof end === 'function' && end() === true;
}
