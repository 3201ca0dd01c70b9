import type { JsonSchema } from '../openapi/describeSchema.ts';
import { type Change, changeAt, type ComparedPart } from './change.ts';
import { compareSchemas } from './compareSchemas.ts';
import { entriesOf, type RefResolver, schemaOf } from './document.ts';

type Resolve = (node: JsonSchema) => JsonSchema;

/** Compares the responses of an operation: statuses, media types, bodies and headers. */
export function compareResponses(
  old: JsonSchema,
  now: JsonSchema,
  part: ComparedPart,
  refs: RefResolver,
): Change[] {
  return [...compareBodies(old, now, part, refs), ...compareHeaders(old, now, part, refs)];
}

function compareBodies(
  old: JsonSchema,
  now: JsonSchema,
  part: ComparedPart,
  refs: RefResolver,
): Change[] {
  const [was, is] = [bodiesOf(old, refs.before), bodiesOf(now, refs.after)];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((name) => {
    const here = { ...part, at: `${part.at} → ${name}` };
    const [before, after] = [was.get(name), is.get(name)];
    if (!after) return [changeAt(here)('is no longer a response', 'narrower')];
    // The site handles all error statuses alike, so a new one breaks nobody.
    if (!before) {
      return [changeAt(here)('is a new response', name.startsWith('2') ? 'wider' : 'same')];
    }
    return compareSchemas(before, after, here, refs);
  });
}

/** Headers are optional unless `required`; only the requirement and the schema are compared. */
function compareHeaders(
  old: JsonSchema,
  now: JsonSchema,
  part: ComparedPart,
  refs: RefResolver,
): Change[] {
  const [was, is] = [headersOf(old, refs.before), headersOf(now, refs.after)];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((name) => {
    const here = { ...part, at: `${part.at} → ${name}` };
    const change = changeAt(here);
    const [before, after] = [was.get(name), is.get(name)];
    const [wasRequired, isRequired] = [before?.['required'] === true, after?.['required'] === true];
    return [
      ...(isRequired && !wasRequired ? [change('is now required', 'narrower')] : []),
      ...(wasRequired && !isRequired ? [change('is no longer required', 'wider')] : []),
      ...(before && after ? compareSchemas(schemaOf(before), schemaOf(after), here, refs) : []),
    ];
  });
}

/** Returns the schema of each response by status and media type: '200 application/json'. */
function bodiesOf(call: JsonSchema, resolve: Resolve): Map<string, JsonSchema> {
  return new Map(
    entriesOf(call['responses']).flatMap(([status, response]) => {
      const bodies = entriesOf(resolve(response)['content']);
      if (bodies.length === 0) return [[status, {}] as const];
      return bodies.map(([type, body]) => [`${status} ${type}`, schemaOf(body)] as const);
    }),
  );
}

/** Returns the headers of each response by status and lower-case name: '200 header etag'. */
function headersOf(call: JsonSchema, resolve: Resolve): Map<string, JsonSchema> {
  return new Map(
    entriesOf(call['responses']).flatMap(([status, response]) =>
      entriesOf(resolve(response)['headers']).map(
        ([name, header]) => [`${status} header ${name.toLowerCase()}`, resolve(header)] as const,
      ),
    ),
  );
}
