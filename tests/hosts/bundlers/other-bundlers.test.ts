// Run by `npm run test:all -- frameworks`.
import { otherBundlers } from './bundlers.js';
import { getTestPages } from './pages.js';

getTestPages(otherBundlers);
