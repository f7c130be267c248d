import { bundlers } from './bundlers.js';
import { testBundlers } from './pages.js';

testBundlers(bundlers);
