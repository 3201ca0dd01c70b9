import type { JsonSchema } from '../openapi/describeSchema.ts';
import { type Change, changeAt, type ComparedPart, type Side } from './change.ts';
import { compareParameters, compareRequestBody, compareSecurity } from './compareRequests.ts';
import { compareResponses } from './compareResponses.ts';
import { screensOf } from './compareSchemas.ts';
import { createRefResolver, entriesOf, type RefResolver } from './document.ts';
import { expandedText, isAnnotation } from './expandedText.ts';

const methods = ['get', 'head', 'post', 'put', 'patch', 'delete', 'options', 'trace'];
const comparedOrUnimportant = new Set([
  'parameters',
  'requestBody',
  'responses',
  'security',
  'servers',
  'tags',
  'summary',
  'operationId',
]);

/**
 * Returns every difference between two OpenAPI documents that affects a site or a provider, in the
 * order of the documents. A difference in a schema that several responses share is reported once.
 * Descriptions and examples are not compared. ADR 0005.
 */
export function compareContracts(before: JsonSchema, after: JsonSchema): Change[] {
  const refs = createRefResolver(before, after);
  const [was, is] = [callsOf(before, refs.before), callsOf(after, refs.after)];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((at) => {
    const [old, now] = [was.get(at), is.get(at)];
    const screens = screensOf(now ?? old ?? {});
    const breaks = (call: JsonSchema, side: Side) => (call['x-optional'] === true ? [] : [side]);
    if (!old) {
      return [{ at, what: 'is a new call', breaks: breaks(now ?? {}, 'provider'), screens }];
    }
    if (!now) return [{ at, what: 'is removed', breaks: breaks(old, 'consumer'), screens }];
    const request: ComparedPart = { at, screens, direction: 'request' };
    const response: ComparedPart = { at, screens, direction: 'response' };
    return [
      ...compareNeed(old, now, response),
      ...compareSecurity({ document: before, call: old }, { document: after, call: now }, request),
      ...compareWhole('servers', old, now, request, refs),
      ...compareParameters(old, now, request, refs),
      ...compareRequestBody(old, now, request, refs),
      ...compareResponses(old, now, response, refs),
      ...otherKeys(old, now).flatMap((key) => compareWhole(key, old, now, request, refs)),
    ];
  });
}

/**
 * Returns the operations by method and path, each with the parameters and servers of its path and
 * document.
 */
function callsOf(
  document: JsonSchema,
  resolve: (node: JsonSchema) => JsonSchema,
): Map<string, JsonSchema> {
  return new Map(
    entriesOf(document['paths']).flatMap(([path, item]) => {
      const { parameters, servers = document['servers'], ...operations } = resolve(item);
      return entriesOf(operations)
        .filter(([method]) => methods.includes(method))
        .map(([method, call]) => {
          const all = [...listOf(parameters), ...listOf(call['parameters'])];
          return [
            `${method.toUpperCase()} ${path}`,
            { servers, ...call, parameters: all },
          ] as const;
        });
    }),
  );
}

/** Compares whether the call is optional for a provider, before and now. */
function compareNeed(old: JsonSchema, now: JsonSchema, part: ComparedPart): Change[] {
  const [was, is] = [old, now].map((call) => call['x-optional'] === true);
  if (was === is) return [];
  return was
    ? [changeAt(part)('is no longer optional: providers may not do without it', 'narrower')]
    : [changeAt(part)('is now optional: providers may do without it', 'wider')];
}

const wholeChanges: Record<string, string> = {
  servers: 'has other servers',
};

/** Compares a part of an operation as a whole: any difference is incompatible. */
function compareWhole(
  key: string,
  old: JsonSchema,
  now: JsonSchema,
  part: ComparedPart,
  refs: RefResolver,
): Change[] {
  const before = expandedText(key, old[key], refs.before);
  const after = expandedText(key, now[key], refs.after);
  if (before === after) return [];
  return [changeAt(part)(wholeChanges[key] ?? `has a change in ${key}`, 'incompatible')];
}

function otherKeys(old: JsonSchema, now: JsonSchema): string[] {
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].filter(
    (key) => !comparedOrUnimportant.has(key) && !isAnnotation(key),
  );
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
