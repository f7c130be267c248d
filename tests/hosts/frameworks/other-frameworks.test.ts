// Run by `npm run test:all -- frameworks`.
import { beforeAll } from 'vitest';

import { getTestPages } from '../bundlers/pages.js';
import { copySites, dotOfServer, frameworks } from './frameworks.js';

beforeAll(copySites);

getTestPages(frameworks, dotOfServer);
