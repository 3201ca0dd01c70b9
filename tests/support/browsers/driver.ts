import * as v from 'valibot';

/** A point in the window, in CSS pixels from its top left corner. */
type Point = { x: number; y: number };
export type Size = { width: number; height: number };

/** The keys that a walk presses, with their code points in WebDriver. */
const keys = {
  Tab: '\uE004',
  Enter: '\uE006',
  Space: ' ',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  Shift: '\uE008',
  Control: '\uE009',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
} as const;
type Key = keyof typeof keys;

/**
 * A window of a browser. The browser itself sends each input to the element at that point or with
 * the focus.
 */
export type Driver = {
  /** Opens an address and resolves once its document is loaded. */
  open: (url: string) => Promise<void>;
  /** Evaluates an expression in the page and resolves to its value, which must be JSON. */
  evaluate: (expression: string) => Promise<unknown>;
  click: (point: Point) => Promise<void>;
  /** Types a text into the focused element, key by key. */
  type: (text: string) => Promise<void>;
  /** Presses a key while `held` is down. */
  press: (key: Key | 'a', held?: 'Shift' | 'Control') => Promise<void>;
  /** Sets the size of the page. */
  resize: (size: Size) => Promise<void>;
  /** Returns the content of the window as PNG. */
  screenshot: () => Promise<Buffer>;
  /** The errors in the console so far. Empty if the browser does not report them. */
  errors: readonly string[];
  /** Ends the browser and all its processes. */
  close: () => Promise<void>;
};

type Perform = (actions: readonly object[]) => Promise<unknown>;

/**
 * Builds the input functions of a driver from the actions that WebDriver and WebDriver BiDi share.
 */
export function inputBy(perform: Perform): Pick<Driver, 'click' | 'type' | 'press'> {
  const keyboard = (actions: readonly object[]) => perform([{ type: 'key', id: 'keys', actions }]);
  const stroke = (value: string) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ];
  return {
    click: async ({ x, y }) => {
      const actions = [
        { type: 'pointerMove', x, y },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      const parameters = { pointerType: 'mouse' };
      await perform([{ type: 'pointer', id: 'mouse', parameters, actions }]);
    },
    type: async (text) => {
      await keyboard(Array.from(text).flatMap(stroke));
    },
    press: async (key, held) => {
      const value = key === 'a' ? key : keys[key];
      const down = held ? [{ type: 'keyDown', value: keys[held] }] : [];
      const up = held ? [{ type: 'keyUp', value: keys[held] }] : [];
      await keyboard([...down, ...stroke(value), ...up]);
    },
  };
}

/** A screenshot in the form of both protocols. */
export const base64Schema = v.pipe(
  v.string(),
  v.transform((text) => Buffer.from(text, 'base64')),
);
