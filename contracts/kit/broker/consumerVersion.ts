import { execFileSync } from 'node:child_process';

/** The version of the site for a Pact Broker: the commit, its branch and its build. */
export type ConsumerVersion = { number: string; branch?: string; buildUrl?: string };

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the current commit and branch from git. In GitHub Actions, where the checkout has no branch,
 * branch and run come from the environment. Throws outside a git checkout.
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

/** Whether a file is committed without local changes. */
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
