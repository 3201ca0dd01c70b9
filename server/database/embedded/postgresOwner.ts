import { spawnSync } from 'node:child_process';
import {
  chownSync,
  existsSync,
  lchownSync,
  lstatSync,
  readdirSync,
  readFileSync,
  realpathSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The user that runs PostgreSQL. `user` is set if it differs from the user of this process.
 * `prefix` holds the words in front of PostgreSQL's commands.
 */
export type PostgresOwner = { user?: { uid: number; gid: number }; prefix: readonly string[] };

/**
 * Runs a command in a user namespace in which root has the id 65534: PostgreSQL refuses to run as
 * root.
 */
const withoutRoot = ['unshare', '-U', '--map-user=65534', '--map-group=65534'];

/**
 * Decides which user runs PostgreSQL, because PostgreSQL refuses to run as root. The result is the
 * current user, or `nobody` in place of root. If `nobody` cannot open the `folders`, `unshare` runs
 * PostgreSQL as root in a user namespace, without root's rights. If that is not possible either,
 * throws an error that says what to change.
 */
export function postgresOwner(
  folders: readonly string[],
  unshare: readonly string[] = withoutRoot,
): PostgresOwner {
  if (process.getuid?.() !== 0) return { prefix: [] };
  const nobody = findNobody();
  const closed = folders.map((folder) => closedFolder(folder, nobody?.uid)).find(Boolean);
  if (nobody && closed === undefined) return { user: nobody, prefix: [] };
  const [command = '', ...args] = unshare;
  if (spawnSync(command, [...args, 'true']).status === 0) return { prefix: unshare };
  throw new Error(
    `PostgreSQL does not run as root, and the user nobody cannot open ${closed ?? 'the folder'}: ` +
      'start the site as another user, let others into that folder, or set DATABASE_URL.',
  );
}

/**
 * Gives a folder and all its contents to the owner, if they belong to another user, such as after a
 * restore.
 */
export function giveTo(owner: PostgresOwner, folder: string): void {
  const uid = owner.user?.uid ?? process.getuid?.();
  if (process.getuid?.() !== 0 || uid === undefined) return;
  const gid = owner.user?.gid ?? process.getgid?.() ?? 0;
  const foreign = (path: string) => statSync(path, { throwIfNoEntry: false })?.uid !== uid;
  if (!foreign(folder) && !foreign(join(folder, 'data'))) return;
  // Skips unfinished data: PostgreSQL owns it already, and another site may remove it at any
  // moment.
  for (const name of readdirSync(folder).filter((entry) => !entry.endsWith('.new'))) {
    const entry = join(folder, name);
    const below = lstatSync(entry, { throwIfNoEntry: false })?.isDirectory()
      ? readdirSync(entry, { recursive: true, encoding: 'utf8' })
      : [];
    for (const path of ['', ...below]) chownIfPresent(join(entry, path), uid, gid);
  }
  chownSync(folder, uid, gid);
}

/**
 * Changes the owner of a path if it still exists. A site that starts at the same time renames and
 * removes its unfinished data.
 */
function chownIfPresent(path: string, uid: number, gid: number): void {
  try {
    lchownSync(path, uid, gid);
  } catch (error) {
    if (existsSync(path)) throw error;
  }
}

function findNobody(): { uid: number; gid: number } | undefined {
  const [, uid, gid] =
    /^nobody:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8')) ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined;
}

/**
 * Returns the closest folder on the way from `path` up to the root, `path` included, that a user
 * may not open.
 */
function closedFolder(path: string, uid: number | undefined): string | undefined {
  const folder = realpathSync(path);
  const { mode, uid: owner } = statSync(folder);
  const open = (mode & 0o001) !== 0 || (owner === uid && (mode & 0o100) !== 0);
  if (!open) return folder;
  return folder === dirname(folder) ? undefined : closedFolder(dirname(folder), uid);
}
