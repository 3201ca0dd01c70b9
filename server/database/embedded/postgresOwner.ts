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
 * Who runs PostgreSQL: `user` is set when it is not the user of this process; `prefix` are the
 * words to put in front of its commands.
 */
export type PostgresOwner = { user?: { uid: number; gid: number }; prefix: readonly string[] };

/**
 * Runs a command in a user namespace in which root has the id 65534: PostgreSQL refuses to run as
 * root.
 */
const withoutRoot = ['unshare', '-U', '--map-user=65534', '--map-group=65534'];

/**
 * Decides who runs PostgreSQL, which refuses to run as root: this user, or `nobody` in place of
 * root. If `nobody` cannot reach the `folders`, it is root without its rights, by `unshare`. Throws
 * an error that says what to change if that is not possible either.
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
 * Gives a folder and all below it to the owner, if it belongs to anybody else, such as after a
 * restore.
 */
export function giveTo(owner: PostgresOwner, folder: string): void {
  const uid = owner.user?.uid ?? process.getuid?.();
  if (process.getuid?.() !== 0 || uid === undefined) return;
  const gid = owner.user?.gid ?? process.getgid?.() ?? 0;
  const foreign = (path: string) => statSync(path, { throwIfNoEntry: false })?.uid !== uid;
  if (!foreign(folder) && !foreign(join(folder, 'data'))) return;
  // PostgreSQL owns what it has not finished, which may be another site's and go at any moment.
  for (const name of readdirSync(folder).filter((entry) => !entry.endsWith('.new'))) {
    const entry = join(folder, name);
    const below = lstatSync(entry, { throwIfNoEntry: false })?.isDirectory()
      ? readdirSync(entry, { recursive: true, encoding: 'utf8' })
      : [];
    for (const path of ['', ...below]) chownIfPresent(join(entry, path), uid, gid);
  }
  chownSync(folder, uid, gid);
}

/** Another site that starts at the same time renames and removes what it has not finished. */
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

/** The first folder on the way to `path`, itself included, that a user may not open. */
function closedFolder(path: string, uid: number | undefined): string | undefined {
  const folder = realpathSync(path);
  const { mode, uid: owner } = statSync(folder);
  const open = (mode & 0o001) !== 0 || (owner === uid && (mode & 0o100) !== 0);
  if (!open) return folder;
  return folder === dirname(folder) ? undefined : closedFolder(dirname(folder), uid);
}
