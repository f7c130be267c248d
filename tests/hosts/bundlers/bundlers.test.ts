import { bundlers } from './bundlers.js';
import { getTestPages } from './pages.js';

getTestPages(bundlers);
