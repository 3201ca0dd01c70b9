import { environmentSchema } from './environmentSchema.ts';

const settings = Object.keys(environmentSchema.entries);
/** Shorter names resemble too many others. */
const leastLength = 6;
/** From this length on, two letters may differ. */
const longName = 10;
/**
 * Matches names that belong to the system, the shell, Node, package managers, PostgreSQL and
 * orchestrators.
 */
const ofOthers =
  /^(?:_|BASH|CI|COMPOSE|DOCKER|GITHUB|GITLAB|JEST|KUBERNETES|LC|NODE|NPM|OTEL|PG|POSTGRES|SSH|SYSTEMD|XDG)(?:_|[A-Z]*$)|_SERVICE_(?:HOST|PORT)/;
/**
 * Matches the values that Docker and Kubernetes set for linked services, such as
 * `PROVIDER_PORT=tcp://10.0.0.1:80`.
 */
const serviceAddress = /^(?:tcp|udp|sctp):\/\//;

/** A variable that is no setting, and the setting that was probably meant. */
type UnknownVariable = { name: string; nearest: string };

/**
 * Returns the variables of an environment whose names are almost those of settings, such as
 * `RATE_LIMITS`. A single letter may be added, missing, replaced or swapped. In a long name, two
 * letters may differ. All other variables belong to other programs.
 */
export function unknownVariables(
  env: Readonly<Record<string, string | undefined>>,
): UnknownVariable[] {
  return Object.entries(env).flatMap(([name, value = '']) => {
    if (settings.includes(name) || name.length < leastLength) return [];
    if (ofOthers.test(name) || serviceAddress.test(value)) return [];
    const nearest = nearestSetting(name.toUpperCase());
    return nearest === undefined ? [] : [{ name, nearest }];
  });
}

function nearestSetting(name: string): string | undefined {
  const [best] = settings
    .filter((setting) => setting.length >= leastLength)
    .map((setting) => ({ setting, slips: slipsBetween(name, setting) }))
    .filter(({ setting, slips }) => slips <= (setting.length >= longName ? 2 : 1))
    .sort((a, b) => a.slips - b.slips);
  return best?.setting;
}

/**
 * Returns how many letters were added, omitted, replaced or swapped with the next one (optimal
 * string alignment distance).
 */
function slipsBetween(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      const swapped =
        row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current.push(
        Math.min(
          (last[column] ?? 0) + 1,
          (current[column - 1] ?? 0) + 1,
          (last[column - 1] ?? 0) + (same ? 0 : 1),
          swapped ? (beforeLast[column - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    [beforeLast, last] = [last, current];
  }
  return last[b.length] ?? 0;
}
