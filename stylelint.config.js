import { plainComments } from './tests/lint/plainComments.js';

/**
 * Style sheets keep to what all browsers of `browserslist` know. A rule that some of them ignore
 * stays where the page is usable without it: a comment beside it says how the page is then.
 */
export default {
  plugins: ['stylelint-no-unsupported-browser-features', plainComments],
  reportNeedlessDisables: true,
  reportDescriptionlessDisables: true,
  rules: {
    'english/plain': true,
    'plugin/no-unsupported-browser-features': [
      true,
      {
        ignorePartialSupport: true,
        ignore: [
          // The shape of the pointer and of scroll bars.
          'css3-cursors',
          'css3-cursors-newer',
          'css-scrollbar',
          // The page behind the gallery scrolls as well.
          'css-overscroll-behavior',
          // Rows out of view are laid out too.
          'css-content-visibility',
          // A booking may break between two printed pages.
          'css-paged-media',
        ],
      },
    ],
  },
};
