import { mkdirSync, mkdtempSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import { missingOperator } from '../content/operator.ts';
import type { Config } from './config.ts';

interface Needed {
  name: string;
  why: string;
  isMissing: (config: Config) => boolean;
}

/** The settings that every public site needs, and the reason for each. */
const imprint: readonly Needed[] = [
  {
    name: 'OPERATOR_NAME, OPERATOR_ADDRESS, OPERATOR_EMAIL',
    why: 'the imprint, which a site must publish. Your own pages in CONTENT_DIR can replace it',
    isMissing: (config) => config.contentDir === undefined && missingOperator(config).length > 0,
  },
];

/**
 * The settings that a site with real travelers needs besides a provider, and the reason for each.
 */
const needed: readonly Needed[] = [
  {
    name: 'SITE_ORIGIN',
    why: 'the public origin of the site, such as https://hotels.example; links in mails do not work without it',
    isMissing: ({ siteOrigin }) => siteOrigin === undefined,
  },
  {
    name: 'SMTP_URL',
    why: 'the mail server; without it no mail is sent. Set MAIL=files to write mails to files instead',
    isMissing: ({ smtpUrl, mailFiles }) => smtpUrl === undefined && !mailFiles,
  },
  {
    name: 'AUTH_SECRET',
    why: 'required with DATABASE_URL; processes that share a database need the same secret',
    isMissing: ({ authSecret, databaseUrl }) =>
      databaseUrl !== undefined && authSecret === undefined,
  },
  ...imprint,
];

/**
 * Throws one error that names all missing settings in production (`NODE_ENV=production`), for a
 * site with a real provider (PROVIDER_HOST, no recording) or without a gate. It also throws if such
 * a site would accept sample money. Development and the sample provider need none of these
 * settings. The build replaces `process.env.NODE_ENV`, so the environment of the process is a
 * parameter.
 */
export function requireProductionSettings(
  config: Config,
  env: Readonly<Record<string, string | undefined>>,
): void {
  const live = config.providerHost !== undefined;
  if (env['NODE_ENV'] !== 'production') return;
  if (env['PAYMENTS'] === 'sample') {
    throw new Error(
      'PAYMENTS=sample is not allowed in production (NODE_ENV=production), because the sample bank moves no money. Set STRIPE_SECRET_KEY, or PAYMENTS=off.',
    );
  }
  if (!live && config.gate) return;
  const missing = (live ? needed : imprint).filter(({ isMissing }) => isMissing(config));
  if (missing.length === 0) return;
  throw new Error(
    [
      `With ${live ? 'PROVIDER_HOST' : 'GATE=off'} in production these settings are missing: ${missing.map(({ name }) => name).join(', ')}.`,
      ...missing.map(({ name, why }) => `${name}: ${why}.`),
    ].join('\n'),
  );
}

/**
 * Throws an error for the operator if DATA_DIR must hold data but is not writable. That data is the
 * embedded database, the secret of links, or mails as files. Creates the folder.
 */
export function requireWritableFolder(config: Config): void {
  const { dataDir, databaseUrl, authSecret, smtpUrl } = config;
  if (databaseUrl !== undefined && authSecret !== undefined && smtpUrl !== undefined) return;
  try {
    mkdirSync(dataDir, { recursive: true });
    // Checking access rights is not enough: the file system may be read-only, full or remote.
    rmdirSync(mkdtempSync(join(dataDir, '.writable-')));
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new Error(
      `DATA_DIR ${dataDir} cannot be written (${reason}): let the user of the site write there, or set DATA_DIR to another folder.`,
      { cause: error },
    );
  }
}
