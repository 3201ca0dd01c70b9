/** Asks the person at the desk for a code, on behalf of calls that were refused without one. */
export interface SecondStep {
  /** Resolves with true once a code was accepted, and with false when the person gives up. */
  ask: () => Promise<boolean>;
  /** Answers all that asked. */
  answer: (taken: boolean) => void;
  isAsked: () => boolean;
  /**
   * Calls `onChange` when somebody begins to ask or all are answered. Returns a function that ends
   * this.
   */
  subscribe: (onChange: () => void) => () => void;
}

/** Creates what a refused call waits for, and the dialog answers. */
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
