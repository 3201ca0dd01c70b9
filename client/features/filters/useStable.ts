import { useState } from 'react';

/**
 * Returns the value of the last render for as long as a new one has the same content, so that what is
 * computed from it is not computed again. For plain data that JSON can tell apart.
 */
export function useStable<T>(value: T): T {
  const [stable, setStable] = useState(value);
  if (stable === value || JSON.stringify(stable) === JSON.stringify(value)) return stable;
  setStable(value);
  return value;
}
