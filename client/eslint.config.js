import js from '@eslint/js'
import prettier from 'eslint-config-prettier'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

export default ts.config(
  { ignores: ['dist/', 'node_modules/', 'src/api/generated/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  ts.configs.stylisticTypeChecked,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  {
    languageOptions: {
      globals: { ...globals.browser, ...globals.node },
      parserOptions: { projectService: true, extraFileExtensions: ['.svelte'] },
    },
    rules: {
      eqeqeq: 'error',
      'no-console': ['error', { allow: ['info', 'warn', 'error'] }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true, number: true } }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // `noUncheckedIndexedAccess` asks for an answer at every index; `!` is the answer where the key is known.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // The details of events and log items are `unknown`; turn this on when they have types.
      '@typescript-eslint/no-base-to-string': 'off',
      // Callbacks that do nothing are how an optional listener is left out.
      '@typescript-eslint/no-empty-function': 'off',
      // Sets and maps are replaced as a whole (`$state.raw`), never changed in place.
      'svelte/prefer-svelte-reactivity': 'off',
      // `{' '}` keeps a space that would be lost at the end of a line.
      'svelte/no-useless-mustaches': 'off',
      // Most lists here never change their order; a key is written where one does.
      'svelte/require-each-key': 'off',
      // svelte-check reports unused ignores correctly; this rule does not see the warnings of the runes mode.
      'svelte/no-unused-svelte-ignore': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    // `void value` reads a value so that the effect runs again when it changes.
    rules: { '@typescript-eslint/no-meaningless-void-operator': 'off' },
  },
  {
    // The parser gives snippet parameters, generics and exports of other components the type `any`; svelte-check knows them.
    files: ['**/*.svelte'],
    rules: {
      '@typescript-eslint/no-redundant-type-constituents': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/restrict-plus-operands': 'off',
    },
  },
  {
    files: ['**/*.js', '**/*.mjs'],
    extends: [ts.configs.disableTypeChecked],
    rules: { 'no-console': 'off' },
  },
)
