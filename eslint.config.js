import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import lit from 'eslint-plugin-lit';
import { defineConfig, includeIgnoreFile } from 'eslint/config';
import ts from 'typescript-eslint';

/**
 * The layers of web/, lowest first. A layer imports those before it, never a later one; `generator` runs in Node and renders
 * what all of them make.
 */
const layers = ['core', 'worker', 'figures', 'exercises', 'app', 'embed', 'package', 'generator'];

const wholeTable = {
  regex: '/core/fields\\.js$',
  message: 'web/core/fields.ts has the fields of every call: a page imports those of a topic from web/core/fields/.',
};

/** Files of one layer: no import from a later one, nor of what this layer has no business with. */
function fence(layer, files = [`web/${layer}/**/*.ts`], packages = []) {
  const later = layers.slice(layers.indexOf(layer) + 1);
  const patterns = [];
  if (later.length > 0) {
    patterns.push({
      regex: `^\\.{1,2}/(.*/)?(${later.join('|')})/`,
      message: `web/${layer} imports earlier layers only: ${layers.join(' -> ')}.`,
    });
  }
  if (!['core', 'package', 'generator'].includes(layer)) patterns.push(wholeTable);
  const all = [...patterns, ...packages];
  // The first rule does not look at import(), which is the same thing later.
  const dynamic = all.map(({ regex, message }) => ({
    selector: `ImportExpression[source.value=/${regex.replaceAll('/', '\\/')}/]`,
    message,
  }));
  return {
    files,
    rules: { 'no-restricted-imports': ['error', { patterns: all }], 'no-restricted-syntax': ['error', ...dynamic] },
  };
}

const noCharts = { regex: '^chart\\.js', message: 'Only web/figures/shared/plot/ imports Chart.js.' };
const noOtherFigure = {
  regex: '^\\.\\./(?!\\.\\./|shared/)',
  message: 'No figure imports the folder of another: what several use is in web/figures/shared/.',
};
/** From a folder so deep below web/figures/shared/, the way out of it and into a figure. */
const noFigureInShared = (depth) => ({
  regex: `^(\\.\\./){${depth + 1}}(?!\\.\\./)`,
  message: 'web/figures/shared/ knows no figure.',
});
const noPages = { regex: '^(lit|@lit)', message: 'web/core knows no page.' };

const isInlineStyle = (node) => node?.type === 'CallExpression' && node.callee.name === 'inlineStyle';

/** A style attribute in a template is refused by the policies of strict host pages; the CSSOM is not. */
const hostPolicies = {
  rules: {
    'inline-style': {
      meta: {
        type: 'problem',
        schema: [],
        messages: {
          attribute:
            "Set it by inlineStyle() of web/figures/shared/platform/inline-style.ts: a style attribute needs style-src-attr 'unsafe-inline' from every host page.",
          setAttribute:
            "Set style.cssText: a style attribute needs style-src-attr 'unsafe-inline' from every host page.",
        },
      },
      create: (context) => ({
        TaggedTemplateExpression({ tag, quasi: { quasis, expressions } }) {
          if (!['html', 'svg'].includes(tag.name)) return;
          for (const [index, node] of quasis.entries()) {
            const isWritten = /\sstyle\s*=\s*["']?[^"'\s]/.test(node.value.raw);
            const isBound = /\sstyle\s*=\s*["']?$/.test(node.value.raw);
            if (isWritten || (isBound && !isInlineStyle(expressions[index])))
              context.report({ node, messageId: 'attribute' });
          }
        },
        "CallExpression[callee.property.name='setAttribute'][arguments.0.value='style']"(node) {
          context.report({ node, messageId: 'setAttribute' });
        },
      }),
    },
  },
};

export default defineConfig(
  includeIgnoreFile(`${import.meta.dirname}/.gitignore`),
  js.configs.recommended,
  { files: ['**/*.{js,mjs}'], languageOptions: { globals: { process: 'readonly', console: 'readonly' } } },
  { files: ['tests/hosts/frameworks/edge/*.js'], languageOptions: { globals: { Response: 'readonly' } } },
  {
    files: ['tests/core/*.js'],
    languageOptions: {
      sourceType: 'commonjs',
      globals: { Module: 'readonly', require: 'readonly', __filename: 'readonly' },
    },
  },
  {
    files: ['**/*.ts'],
    extends: [ts.configs.strictTypeChecked, ts.configs.stylistic],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }], // code points are what is counted
      '@typescript-eslint/no-unused-expressions': ['error', { allowTernary: true }],
      // The index of a typed array or of a parsed match is checked by the reader of the line, once, with a "!".
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    },
  },
  {
    files: ['web/figures/*/pe-*.ts', 'tests/**/*.ts'],
    // It doesn't follow a base class whose instances are an intersection, as those of figureWith() are.
    rules: { '@typescript-eslint/no-unsafe-class-instance-assignment': 'off' },
  },
  { files: ['web/**/*.ts'], ...lit.configs['flat/recommended'] },
  {
    files: ['web/{figures,exercises,embed}/**/*.ts'],
    plugins: { 'host-policies': hostPolicies },
    rules: { 'host-policies/inline-style': 'error' },
  },
  fence('core', undefined, [noCharts, noPages]),
  fence('worker', undefined, [noCharts, noPages]),
  fence('figures', undefined, [noCharts]),
  fence('figures', ['web/figures/*/*.ts'], [noCharts, noOtherFigure]),
  fence('figures', ['web/figures/shared/*/*.ts'], [noCharts, noFigureInShared(1)]),
  fence('figures', ['web/figures/shared/*/*/*.ts'], [noCharts, noFigureInShared(2)]),
  fence('figures', ['web/figures/shared/charts/*.ts', 'web/figures/shared/plot/*.ts'], [noFigureInShared(1)]),
  fence('exercises', undefined, [noCharts]),
  fence('app', undefined, [noCharts]),
  fence('embed', undefined, [noCharts]),
  fence('package', undefined, [noCharts]),
  fence('generator', undefined, [noCharts]),
  {
    files: ['web/content/**/*.{js,ts}'],
    rules: { 'no-restricted-syntax': ['error', { selector: 'Program', message: 'web/content knows no code.' }] },
  },
  prettier,
);
