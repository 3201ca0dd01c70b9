import type { CustomFetch } from 'openid-client';

/** The maximum size of a response of the issuer, in bytes. */
const longestAnswer = 256 * 1024;

/** Fetches a response of the issuer. Throws if the response is too long or `signal` aborts. */
export const fetchLimited: CustomFetch = async (url, { body, ...options }) => {
  const answer = await fetch(url, {
    ...options,
    body: body instanceof URLSearchParams ? body : null,
  });
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of answer.body ?? []) {
    length += part.length;
    if (length > longestAnswer) throw new Error('The answer is too long.');
    parts.push(part);
  }
  const isEmpty = answer.status === 204 || answer.status === 304;
  return new Response(isEmpty ? null : Buffer.concat(parts), answer);
};
