import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Driver, Size } from './driver.ts';
import { endGuard, type Found, guardClick, locate, type Name, type Wanted } from './inPage.ts';

const limitMs = 20_000;
const pollMs = 50;

const libraryFile = 'node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js';
const library = readFileSync(join(import.meta.dirname, '../../..', libraryFile), 'utf8');

const locatedSchema = v.object({
  count: v.number(),
  found: v.optional(
    v.object({
      x: v.number(),
      y: v.number(),
      reachable: v.boolean(),
      atPoint: v.string(),
      text: v.string(),
      value: v.string(),
      focused: v.boolean(),
      disabled: v.boolean(),
      checked: v.boolean(),
    }),
  ),
});

type Text = string | RegExp;
/** The description of an element. See `Wanted`. */
export type Target = Omit<Wanted, 'name' | 'label' | 'text' | 'within'> & {
  name?: Text;
  label?: Text;
  text?: Text;
  within?: Target;
};

/**
 * A tab of any browser, used like a person uses it: it finds visible elements, waits until they can
 * be reached, and sends real input. Each method rejects after 20 seconds with the reason.
 */
export class Tab {
  readonly driver: Driver;

  constructor(driver: Driver) {
    this.driver = driver;
  }

  open(url: string): Promise<void> {
    return this.driver.open(url);
  }

  resize(size: Size): Promise<void> {
    return this.driver.resize(size);
  }

  /** Waits until the element is visible and resolves to its text. */
  async see(target: Target): Promise<string> {
    const { text } = await this.find(target, () => undefined);
    return text;
  }

  /** Waits until no such element is visible. */
  async seeNone(target: Target): Promise<void> {
    await until(async () => {
      const { count } = await this.look(target);
      return count === 0 ? undefined : `${count} are still there`;
    }, target);
  }

  /** Whether the element is visible now. */
  async sees(target: Target): Promise<boolean> {
    return (await this.look(target)).count > 0;
  }

  /** Clicks the middle of the element once it is enabled, stands still and is not covered. */
  async click(target: Target): Promise<void> {
    let before: Found | undefined;
    await until(async () => {
      const { problem, found } = await this.tryClick(target, before);
      before = found;
      return problem;
    }, target);
  }

  /** Clicks the present `target` repeatedly until `goal` is visible. */
  async clickUntil(target: Target, goal: Target): Promise<void> {
    let before: Found | undefined;
    await until(async () => {
      if (await this.sees(goal)) return undefined;
      const { problem, found } = await this.tryClick(target, before);
      before = found;
      return problem ?? 'a click did not show it';
    }, goal);
  }

  /** Clicks at the place of the element, even if another element covers it. */
  async clickAt(target: Target): Promise<void> {
    let before = { x: Number.NaN, y: Number.NaN };
    const found = await this.find(target, (now) => {
      const { x, y } = before;
      before = now;
      return now.x === x && now.y === y ? undefined : 'it moves';
    });
    await this.driver.click(found);
  }

  /** Replaces the text of a field. */
  async fill(target: Target, text: string): Promise<void> {
    await this.click(target);
    await this.find(target, ({ focused }) => (focused ? undefined : 'it has not the focus'));
    await this.driver.press('a', 'Control');
    await this.driver.type(text);
  }

  /**
   * Chooses an option of a select by typing its beginning, because no driver reaches the native
   * menus of browsers.
   */
  async choose(target: Target, option: string): Promise<void> {
    await this.focus(target);
    await this.driver.type(option);
    await this.find(target, ({ text }) =>
      text.startsWith(option) ? undefined : `it shows ${text}`,
    );
  }

  /** Gives the element the focus without a click. */
  async focus(target: Target): Promise<void> {
    await this.find({ ...target, focus: true }, () => undefined);
  }

  press(key: Parameters<Driver['press']>[0], held?: 'Shift' | 'Control'): Promise<void> {
    return this.driver.press(key, held);
  }

  type(text: string): Promise<void> {
    return this.driver.type(text);
  }

  /** Waits until the address matches and resolves to it. */
  async isAt(address: RegExp): Promise<URL> {
    let url = '';
    await until(async () => {
      url = String(await this.driver.evaluate('location.href'));
      return address.test(url) ? undefined : `the address is ${url}`;
    }, address);
    return new URL(url);
  }

  /** Runs a function in the page. It must not use anything outside it, and must return JSON. */
  run<Args extends readonly unknown[]>(
    code: (...args: Args) => unknown,
    ...args: Args
  ): Promise<unknown> {
    const values = args.map((arg) => JSON.stringify(arg)).join(', ');
    return this.driver.evaluate(`(${code.toString()})(${values})`);
  }

  /** Clicks the element if it has not moved since `before`. */
  private async tryClick(target: Target, before: Found | undefined) {
    const { count, found } = await this.look(target);
    const problemOf = async (): Promise<string | undefined> => {
      if (!found) return `${count} are visible`;
      if (found.disabled) return 'it is disabled';
      if (!found.reachable) return `it is covered by ${found.atPoint}`;
      if (found.x !== before?.x || found.y !== before.y) return 'it moves';
      await this.run(guardClick);
      await this.driver.click(found);
      // The page may be gone after the click.
      const missed = await this.run(endGuard).catch(() => false);
      return missed === true ? 'it moved away from the click' : undefined;
    };
    return { problem: await problemOf(), found };
  }

  private async find(target: Target, problem: (found: Found) => string | undefined) {
    let last: Found | undefined;
    await until(async () => {
      const { count, found } = await this.look(target);
      last = found;
      return found ? problem(found) : `${count} are visible`;
    }, target);
    if (!last) throw new Error('It was found.');
    return last;
  }

  private async look(target: Target) {
    const look = () => this.run(locate, wantedOf(target));
    const answer = await look();
    if (answer !== 'no library') return v.parse(locatedSchema, answer);
    // A new page does not have the library yet.
    await this.driver.evaluate(`(() => { ${library}\n return 0; })()`);
    return v.parse(locatedSchema, await look());
  }
}

/**
 * Repeats `look` until it reports no problem. Rejects with the last problem when the time is over.
 */
async function until(
  look: () => Promise<string | undefined>,
  target: Target | RegExp,
): Promise<void> {
  const deadline = Date.now() + limitMs;
  for (;;) {
    // While a new page loads, the old page does not answer.
    const problem = await look().catch(String);
    if (problem === undefined) return;
    if (Date.now() > deadline) {
      const words = target instanceof RegExp ? String(target) : JSON.stringify(wantedOf(target));
      throw new Error(`Waited for ${words}: ${problem}.`);
    }
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
}

const nameOf = (text: Text): Name => (typeof text === 'string' ? text : { pattern: text.source });

function wantedOf({ name, label, text, within, ...rest }: Target): Wanted {
  return {
    ...rest,
    ...(name !== undefined && { name: nameOf(name) }),
    ...(label !== undefined && { label: nameOf(label) }),
    ...(text !== undefined && { text: nameOf(text) }),
    ...(within && { within: wantedOf(within) }),
  };
}
