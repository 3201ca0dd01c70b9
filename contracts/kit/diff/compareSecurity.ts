import { isSchema, type JsonSchema } from '../openapi/describeSchema.ts';
import { type Change, changeAt, type Place } from './change.ts';
import { expandedText } from './expandedText.ts';

type Secured = { document: JsonSchema; call: JsonSchema };

/**
 * The difference in the credentials that a call requires. A new requirement breaks sites that send none; a
 * dropped one breaks providers that still require it.
 */
export function compareSecurity(old: Secured, now: Secured, place: Place): Change[] {
  const [was, is] = [requirementsOf(old), requirementsOf(now)];
  const change = changeAt(place);
  if (JSON.stringify(was) === JSON.stringify(is)) return [];
  const [wasOpen, isOpen] = [isAnonymous(was), isAnonymous(is)];
  if (wasOpen && isOpen) return [change('accepts other optional credentials', 'same')];
  if (wasOpen) return [change(`now requires credentials: ${namesIn(is)}`, 'narrower')];
  if (isOpen) return [change('no longer requires credentials', 'wider')];
  return [
    change(
      `now requires other credentials: ${namesIn(is)}, previously ${namesIn(was)}`,
      'incompatible',
    ),
  ];
}

type Requirements = { name: string; scopes: unknown; scheme: string }[][];

/** The alternatives in `security`, each a list of schemes with their definitions. */
function requirementsOf({ document, call }: Secured): Requirements {
  const security: unknown = call['security'] ?? document['security'] ?? [];
  const { components } = document;
  const schemes = isSchema(components) ? components['securitySchemes'] : undefined;
  return (Array.isArray(security) ? security : []).filter(isSchema).map((alternative) =>
    Object.entries(alternative).map(([name, scopes]) => {
      const scheme = isSchema(schemes) ? schemes[name] : undefined;
      return { name, scopes, scheme: expandedText(scheme, (node) => node) };
    }),
  );
}

function isAnonymous(requirements: Requirements): boolean {
  return requirements.length === 0 || requirements.some((schemes) => schemes.length === 0);
}

function namesIn(requirements: Requirements): string {
  return requirements
    .map((schemes) => schemes.map(({ name }) => name).join(' and '))
    .filter(Boolean)
    .join(', or ');
}
