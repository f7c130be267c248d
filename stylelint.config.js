/** @type {import('stylelint').Config} */
export default {
  extends: 'stylelint-config-standard',
  ignoreFiles: ['build/**', 'dist/**', 'node_modules/**'],
  rules: {
    // Safari knows these by their prefixed names alone.
    'property-no-vendor-prefix': [true, { ignoreProperties: ['-webkit-box-decoration-break', '-webkit-user-select'] }],
  },
  overrides: [
    {
      files: ['web/**/*.ts'], // css`...` of elements
      customSyntax: 'postcss-styled-syntax',
      rules: {
        // A figure's sheet goes through its parts in the order of the page, and names of two parts seldom meet in one element.
        'no-descending-specificity': null,
        // The three widths have names: @container ${narrow}.
        'at-rule-prelude-no-invalid': [true, { ignoreAtRules: ['container'] }],
        'container-name-pattern': null,
      },
    },
  ],
};
