/**
 * The link between calls that the server refused without a second step and the dialog that asks for
 * this step.
 */
export interface SecondStep {
  /** Resolves with true after a second step, and with false if the person closes the dialog. */
  ask: () => Promise<boolean>;
  /** Resolves all waiting requests. */
  answer: (taken: boolean) => void;
  isAsked: () => boolean;
  /**
   * Calls `onChange` when a call begins to wait, and when all calls are answered. Returns a
   * function that unsubscribes.
   */
  subscribe: (onChange: () => void) => () => void;
}

/** Creates the store of waiting calls. The dialog answers them together. */
export function createSecondStep(): SecondStep {
  let waiting: ((taken: boolean) => void)[] = [];
  const listeners = new Set<() => void>();
  const notify = () => listeners.forEach((listener) => listener());
  return {
    ask: () =>
      new Promise((resolve) => {
        waiting = [...waiting, resolve];
        notify();
      }),
    answer: (taken) => {
      const answered = waiting;
      waiting = [];
      notify();
      answered.forEach((resolve) => resolve(taken));
    },
    isAsked: () => waiting.length > 0,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
