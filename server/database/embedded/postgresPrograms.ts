import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findPostgresBinaries, linkLibraries } from './postgresBinaries.ts';
import { giveTo, postgresOwner } from './postgresOwner.ts';

/** PostgreSQL's programs, ready to be run by a user that PostgreSQL accepts. */
export type PostgresPrograms = {
  major: string;
  /** Starts a program in a process group of its own, with nothing of this process's environment. */
  start: (
    program: 'initdb' | 'postgres',
    args: readonly string[],
    stdio: StdioOptions,
  ) => ChildProcess;
  /** Gives the folder with all its files to the user that runs the programs. */
  ownFolder: () => void;
};

const isRoot = process.getuid?.() === 0;

/**
 * Prepares the folder of an embedded PostgreSQL, in which its data and links to its libraries
 * are, and its programs. Throws an error for the operator if they cannot run here.
 */
export function preparePrograms(home: string): PostgresPrograms {
  const { native, major } = findPostgresBinaries();
  // Nobody can list it; as root, PostgreSQL runs as another user, who must get through.
  mkdirSync(dirname(home), { recursive: true, mode: isRoot ? 0o711 : 0o700 });
  const owner = postgresOwner([dirname(home), native]);
  mkdirSync(home, { recursive: true, mode: 0o700 });
  const ownFolder = () => giveTo(owner, home);
  ownFolder();
  const lib = join(home, 'lib');
  linkLibraries(native, lib);
  const libraryPath = process.platform === 'darwin' ? 'DYLD_LIBRARY_PATH' : 'LD_LIBRARY_PATH';
  const env = {
    PATH: '/usr/local/bin:/usr/bin:/bin',
    LC_ALL: 'C',
    [libraryPath]: `${lib}:${join(native, 'lib')}`,
  };
  return {
    major,
    ownFolder,
    start: (program, args, stdio) => {
      const [command = '', ...rest] = [...owner.prefix, join(native, 'bin', program), ...args];
      return spawn(command, rest, { ...owner.user, env, stdio, cwd: '/', detached: true });
    },
  };
}
