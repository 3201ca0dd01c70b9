/**
 * Joins chunks into a buffer of its own. `Buffer.concat` may return a slice of a shared or larger buffer,
 * which would stay in memory for as long as the slice is cached.
 */
export function joinChunks(chunks: readonly Buffer[], length: number): Buffer {
  const joined = Buffer.allocUnsafeSlow(length);
  let at = 0;
  for (const chunk of chunks) at += chunk.copy(joined, at);
  return joined;
}
