import { isUtf8 } from 'node:buffer';
import type { Redactor } from '../http/createRedactor.ts';

/** Fields with personal data, which a recording must not contain. */
export const personalFields: readonly string[] = ['email', 'phone'];

/**
 * Redacts a body: a JSON body field by field, any other as text. A body without anything to redact
 * stays byte for byte the same, because an error may be in its bytes.
 */
export function redactBody(body: Buffer, redactor: Redactor): Buffer {
  try {
    const value: unknown = JSON.parse(body.toString());
    const before = JSON.stringify(value);
    const after = JSON.stringify(redactor.json(value));
    return before === after ? body : Buffer.from(after);
  } catch {
    // Not JSON, or nested too deeply to walk.
    return redactText(body, redactor);
  }
}

function redactText(body: Buffer, { text }: Redactor): Buffer {
  const encoding = isUtf8(body) ? 'utf8' : 'latin1';
  const before = body.toString(encoding);
  const after = text(before);
  return before === after ? body : Buffer.from(after, encoding);
}
