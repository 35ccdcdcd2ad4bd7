import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';

export default defineConfig(
  { ignores: ['dist', 'public', 'src/protocol', 'test-results'] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      // What is replaced as a whole needs no reactive collection.
      'svelte/prefer-svelte-reactivity': 'off',
      // TypeScript finds names that do not exist.
      'no-undef': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_' },
      ],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    // Links are plain: the page has its own small router, which catches them.
    files: ['**/*.svelte'],
    rules: { 'svelte/no-navigation-without-resolve': 'off', 'svelte/no-useless-mustaches': 'off' },
  },
  {
    // Drawings are markup that this project writes; nothing that a person typed is in them.
    files: ['src/art/**', 'src/games/**', 'src/pages/Poster.svelte'],
    rules: { 'svelte/no-at-html-tags': 'off' },
  },
  {
    // Playwright wants the fixtures of a test as a pattern, also where there are none.
    files: ['tests/**', 'pictures/**'],
    rules: { 'no-empty-pattern': 'off' },
  },
);
