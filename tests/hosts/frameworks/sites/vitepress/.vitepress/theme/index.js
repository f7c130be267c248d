import { defineFigures } from 'positional-encoding-tour';
import DefaultTheme from 'vitepress/theme';

export default {
  extends: DefaultTheme,
  enhanceApp() {
    if (!import.meta.env.SSR) defineFigures();
  },
};
