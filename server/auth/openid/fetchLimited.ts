import type { CustomFetch } from 'openid-client';

/** The longest accepted answer of the issuer, in bytes. */
const longestAnswer = 256 * 1024;

/**
 * Fetches an answer of the issuer up to the longest accepted length, within the time that `signal`
 * allows.
 */
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
