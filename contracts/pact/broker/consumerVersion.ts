import { execFileSync } from 'node:child_process';

/** Which state of this repository speaks: what a Pact Broker calls a pacticipant's version. */
export type ConsumerVersion = { number: string; branch?: string; buildUrl?: string };

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The commit that is checked out, its branch and, in GitHub Actions, the run: there the branch is not
 * to be had from git, because the checkout is a commit without one. Throws when this is no git
 * checkout, because two published pacts must never share a made-up version.
 */
export function consumerVersion(env: Environment): ConsumerVersion {
  const number = git('rev-parse', 'HEAD');
  if (number === undefined)
    throw new Error('Publish from a git checkout: its commit is the version.');
  const branch = env['GITHUB_HEAD_REF'] || env['GITHUB_REF_NAME'] || currentBranch();
  const { GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_RUN_ID } = env;
  const isRun = GITHUB_SERVER_URL && GITHUB_REPOSITORY && GITHUB_RUN_ID;
  return {
    number,
    ...(branch && { branch }),
    ...(isRun && {
      buildUrl: `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}`,
    }),
  };
}

/** Whether a file is in the commit just as it is on disk. */
export function isCommitted(path: string): boolean {
  return (
    git('ls-files', '--error-unmatch', path) !== undefined &&
    git('status', '--porcelain', path) === ''
  );
}

function currentBranch(): string | undefined {
  const branch = git('branch', '--show-current');
  return branch === '' ? undefined : branch;
}

function git(...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}
