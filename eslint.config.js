import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const importAcross = {
  group: ['../*/../*', '../../../*'],
  message: 'Cross a top-level folder by its # name (#client/…, #contracts/…, #server/…).',
};

export default tseslint.config(
  {
    ignores: ['dist', '.cache', '.data', 'node_modules', 'test-results', 'playwright-report'],
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
      'no-restricted-imports': ['error', { patterns: [importAcross] }],
    },
  },
  {
    files: ['server/observability/log.ts', 'client/app/failureLog.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    files: [
      'server/index.ts',
      'server/migrate.ts',
      'server/newsletter.ts',
      'server/promos.ts',
      'server/reservations.ts',
      'server/reviews.ts',
      'server/build.ts',
      'contracts/provider/index.ts',
      '*.config.{ts,js}',
      'tests/**/*.ts',
      'contracts/pact/**/*.ts',
      'contracts/record/**/*.ts',
    ],
    rules: { 'no-restricted-syntax': 'off', 'no-console': 'off', 'no-restricted-globals': 'off' },
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
