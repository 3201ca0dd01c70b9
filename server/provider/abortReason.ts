/** The reason of an aborted signal, as an Error. */
export function abortReason({ reason }: AbortSignal): Error {
  return reason instanceof Error ? reason : new Error('The request was aborted.');
}
