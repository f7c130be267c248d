import { bundlers } from './bundlers.js';
import { testPagesOf } from './pages.js';

testPagesOf(bundlers);
