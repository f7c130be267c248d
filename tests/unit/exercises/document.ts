// A document without layout (happy-dom) beside all that Node has: imported before anything that makes elements.
import { GlobalWindow } from 'happy-dom';
import { populateGlobal } from 'vitest/runtime';

populateGlobal(globalThis, new GlobalWindow({ url: 'http://tour.invalid/' }), { bindFunctions: true });
