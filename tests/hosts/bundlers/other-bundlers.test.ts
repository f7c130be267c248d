// Run by `npm run test:all -- frameworks`.
import { otherBundlers } from './bundlers.js';
import { testPagesOf } from './pages.js';

testPagesOf(otherBundlers);
