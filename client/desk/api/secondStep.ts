/**
 * The link between calls that were refused without a second step and the dialog that asks for a
 * code.
 */
export interface SecondStep {
  /** Resolves with true when a code was accepted, with false when the person gives up. */
  ask: () => Promise<boolean>;
  /** Resolves all waiting requests. */
  answer: (taken: boolean) => void;
  isAsked: () => boolean;
  /**
   * Calls `onChange` when a call begins to wait or all are answered. Returns a function that
   * unsubscribes.
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
