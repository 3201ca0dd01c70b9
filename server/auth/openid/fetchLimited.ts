import type { CustomFetch } from 'openid-client';

/** How long an answer of the issuer may be, in bytes. */
const longestAnswer = 256 * 1024;

/** Reads an answer of the issuer up to a length, within the time that `signal` allows. */
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
