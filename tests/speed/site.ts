// `npm run bench -- --site`: gestures, the first figure on a slow phone, and Lighthouse, on the site in dist/. A word
// such as `clock` selects figures and pages by name.
import { chromium } from '@playwright/test';

import { paths } from '../../web/generator/paths.js';
import { serve } from '../../web/generator/serve.js';
import { chromiumFlags, headlessPath } from '../support/browsers.js';
import { measureGestures } from './gestures.js';
import { measureLighthouse } from './lighthouse.js';
import { measureSlowPhone } from './slow-phone.js';

const only = process.argv.slice(2).find((word) => !word.startsWith('--')) ?? '';
const server = await serve(paths.dist, 0);
const browser = await chromium.launch({ executablePath: headlessPath(), args: chromiumFlags });
const isGood = [
  await measureGestures(browser, server.address, only),
  await measureSlowPhone(browser, server.address, only),
];
await browser.close();
await server.close();
isGood.push(await measureLighthouse(only));
if (isGood.includes(false)) process.exitCode = 1;
