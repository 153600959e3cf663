import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['dist/', 'shots/'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    // TypeScript itself knows every name; the rule misreads Svelte's generic and ambient types.
    rules: {
      'no-undef': 'off',
      // Svelte hands a node to every transition, wanted or not.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      // Maps that are replaced as a whole, or that nothing is drawn from, need no reactivity.
      'svelte/prefer-svelte-reactivity': 'off',
      'max-lines-per-function': ['error', { max: 60, IIFEs: true }],
    },
  },
  // A suite is one function with many tests in it.
  { files: ['**/*.test.ts'], rules: { 'max-lines-per-function': 'off' } },
);
