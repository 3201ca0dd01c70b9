import { toPlainText } from '#contracts/values/plainText.ts';

/**
 * What a provider sent, as JSON for the database: without the characters that PostgreSQL does not store,
 * so that one of them in the name of a hotel keeps no booking from its outcome.
 */
export function storedJson(value: object): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'string' ? toPlainText(part) : part,
  );
}
