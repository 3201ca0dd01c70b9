import markdown from '@eslint/markdown';
import compat from 'eslint-plugin-compat';
import esX from 'eslint-plugin-es-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { noLiteralText } from './tests/lint/noLiteralText.js';
import { plainEnglish } from './tests/lint/plainEnglish.js';

const importAcross = {
  regex: '^(\\.\\./)+(client|contracts|server)/',
  message: 'Cross a top-level folder by its # name (#client/…, #contracts/…, #server/…).',
};

/**
 * For the files of a top-level folder: it names itself by relative paths, the others by their #
 * names.
 */
const importsOf = (folder) => ({
  files: [`${folder}/**/*.{ts,tsx}`],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          importAcross,
          { regex: `^#${folder}/`, message: `Inside ${folder}/ imports are relative.` },
        ],
      },
    ],
  },
});

export default tseslint.config(
  {
    ignores: ['dist', '.cache', '.data', 'node_modules', 'test-results', 'playwright-report'],
  },
  {
    files: ['**/*.md'],
    ignores: ['contracts/content/{ar,de,fr}/**'],
    plugins: { markdown },
    language: 'markdown/gfm',
    rules: { 'markdown/no-missing-link-fragments': 'error' },
  },
  {
    // A migration is never edited.
    files: ['**/*.{ts,tsx,md}'],
    ignores: ['contracts/content/{ar,de,fr}/**', 'server/database/migrations/0*.ts'],
    plugins: { english: { rules: { plain: plainEnglish } } },
    rules: { 'english/plain': 'error' },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    plugins: { 'react-hooks': reactHooks },
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      ...reactHooks.configs.recommended.rules,
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-empty-function': 'off',
      'no-console': 'error',
      'no-restricted-globals': [
        'error',
        { name: 'fetch', message: 'fetch only inside RTK Query: add an endpoint in client/api.' },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ExportDefaultDeclaration',
          message: 'Named exports only, so that a name is the same wherever it is used.',
        },
        {
          selector: "MemberExpression[object.name='process'][property.name='env']",
          message: 'process.env only in entries and config: hand the value in.',
        },
      ],
      '@typescript-eslint/no-invalid-void-type': 'off',
      eqeqeq: ['error', 'smart'],
    },
  },
  ...['client', 'contracts', 'server'].map(importsOf),
  {
    files: ['client/{app,pages,features,ui,domain,desk}/**/*.{ts,tsx}'],
    ignores: [
      'client/features/gate/gatePage.ts',
      'client/domain/destinations/{otherNames,placeWords,worldCities}.ts',
      'client/app/theme.ts',
      'client/app/{everyDocument,tokens}.ts',
      'client/desk/deskDocument.ts',
    ],
    plugins: { texts: { rules: { 'no-literal-text': noLiteralText } } },
    rules: { 'texts/no-literal-text': 'error' },
  },
  {
    // What runs in browsers: no more than the oldest ones of `browserslist` know.
    files: ['client/**/*.{ts,tsx}', 'contracts/{money,provider,site,texts,values}/**/*.ts'],
    extends: [esX.configs['flat/restrict-to-es2022'], compat.configs['flat/recommended']],
    rules: {
      'es-x/no-class-static-block': 'error',
      'es-x/no-regexp-lookbehind-assertions': 'error',
    },
  },
  {
    files: ['server/observability/log.ts', 'client/app/failureLog.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    files: [
      'server/main/index.ts',
      'server/main/migrate.ts',
      'server/database/backup/backupCommand.ts',
      'server/database/backup/restoreCommand.ts',
      'server/main/distribute.ts',
      'server/staff/command.ts',
      'server/exchangeRates/command.ts',
      'server/reconciliation/paymentsCommand.ts',
      'server/reconciliation/reservationsCommand.ts',
      'server/record/command.ts',
      'server/main/build.ts',
      'contracts/sample-provider/index.ts',
      'contracts/sample-bank/webhooks.ts',
      '*.config.{ts,js}',
      'tests/**/*.ts',
      'contracts/kit/{broker,pact}/**/*.ts',
      'contracts/kit/recording/**/*.ts',
      'contracts/kit/command.ts',
    ],
    rules: { 'no-restricted-syntax': 'off', 'no-console': 'off', 'no-restricted-globals': 'off' },
  },
  {
    // The packages `stripe` and `openid-client` take a function with the signature of fetch.
    files: ['server/payments/stripeHttpClient.ts', 'server/auth/openid/fetchLimited.ts'],
    rules: { 'no-restricted-globals': 'off' },
  },
  {
    files: ['tests/**/*.{ts,tsx}', '**/*.d.ts'],
    rules: {
      'no-restricted-syntax': 'off',
      'no-restricted-imports': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
);
