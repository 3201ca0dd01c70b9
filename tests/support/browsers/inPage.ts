import type * as TestingLibrary from '@testing-library/dom';

// What runs in the page. Each function is sent as its text, so it must be complete in itself.

/** A text, or the source of a regular expression, as JSON. */
export type Name = string | { pattern: string };

/**
 * What a person looks for: by its role and name, by its label, by the text that it shows, or, for
 * what has none of these, by a selector.
 */
export type Wanted = {
  role?: string;
  name?: Name;
  label?: Name;
  text?: Name;
  css?: string;
  /** Where it is. */
  within?: Wanted;
  /** Whether the first of several is meant. Otherwise it must be the only one. */
  first?: boolean;
  /** Gives it the focus once it is found. */
  focus?: boolean;
};

/** The element that was found, and where a person would click on it. */
export type Found = {
  x: number;
  y: number;
  /** Whether the whole point is in the window, and no other element is in front of it. */
  reachable: boolean;
  /** What is at this point. */
  atPoint: string;
  text: string;
  value: string;
  focused: boolean;
  disabled: boolean;
  checked: boolean;
};

declare const TestingLibraryDom: typeof TestingLibrary;

/**
 * Finds the visible elements. Scrolls a single one into the middle of the window if it cannot be
 * reached where it is.
 */
export function locate(wanted: Wanted): { count: number; found?: Found } | 'no library' {
  if (typeof TestingLibraryDom === 'undefined') return 'no library';
  const dom = TestingLibraryDom;
  const matcher = (name: Name) => (typeof name === 'string' ? name : new RegExp(name.pattern));
  const isVisible = (element: Element) =>
    element.getClientRects().length > 0 &&
    // What a closed menu hides has a place, too.
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
 * Lets the next click reach only the element that was located last. One that something has moved
 * away from under the pointer reaches nothing.
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

/** Ends the guard of the last click, and says whether it missed. */
export function endGuard(): boolean {
  const end: unknown = Reflect.get(window, 'endGuard');
  Reflect.deleteProperty(window, 'endGuard');
  return typeof end === 'function' && end() === true;
}
