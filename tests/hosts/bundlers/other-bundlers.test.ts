// Run by `npm run check -- --hosts`.
import { otherBundlers } from './bundlers.js';
import { testPagesOf } from './pages.js';

testPagesOf(otherBundlers);
