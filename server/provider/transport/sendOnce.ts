import type { ClientRequest } from 'node:http';
import { abortReason } from '../abortReason.ts';
import type { Clock } from '../clock.ts';
import { codeOf, reasonOf } from './errorReason.ts';
import { ProviderError, type ProviderErrorReason } from '../providerError.ts';
import { receiveBody } from './receiveBody.ts';
import type { Attempt, RawResponse } from './attempt.ts';

/**
 * Sends the request and resolves to its complete response. Rejects with a ProviderError when a budget is
 * exceeded or the connection fails, and with the signal's reason when that aborts; the request is then
 * destroyed with its connection.
 */
export function sendOnce(
  request: ClientRequest,
  { body, budgets, signal, memory }: Attempt,
  clock: Clock,
): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const timers: (() => void)[] = [];
    let bytesBefore = 0;
    let headersReceived = false;
    let settled = false;

    const settle = () => {
      settled = true;
      timers.forEach((stop) => stop());
      signal.removeEventListener('abort', abort);
    };
    const failWith = (error: Error) => {
      if (settled) return;
      settle();
      request.destroy();
      reject(error);
    };
    const fail = (reason: ProviderErrorReason, code?: string) => {
      const noBytesReceived = !headersReceived && (request.socket?.bytesRead ?? 0) <= bytesBefore;
      failWith(new ProviderError(reason, { code, noBytesReceived }));
    };
    const abort = () => failWith(abortReason(signal));
    const failAfter = (ms: number, reason: ProviderErrorReason) => {
      const stop = clock.after(ms, () => fail(reason));
      timers.push(stop);
      return stop;
    };

    signal.addEventListener('abort', abort, { once: true });
    const stopFirstByteTimer = failAfter(budgets.firstByteMs, 'first_byte_timeout');
    request.once('socket', (socket) => {
      if (settled) return;
      bytesBefore = socket.bytesRead;
      if (socket.connecting)
        socket.once('connect', failAfter(budgets.connectMs, 'connect_timeout'));
    });
    request.once('response', (response) => {
      headersReceived = true;
      stopFirstByteTimer();
      receiveBody(response, budgets.bodyBytes, memory).then((body) => {
        if (settled) return;
        settle();
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
      }, failWith);
    });
    request.on('error', (error) => fail(reasonOf(error, headersReceived), codeOf(error)));
    request.once('close', () => {
      if (!headersReceived) fail('reset');
    });
    request.end(body);
  });
}
