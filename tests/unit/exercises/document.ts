// A document without layout (happy-dom) on top of Node's globals. Import it before anything that defines elements.
import { GlobalWindow } from 'happy-dom';
import { populateGlobal } from 'vitest/runtime';

populateGlobal(globalThis, new GlobalWindow({ url: 'http://tour.invalid/' }), { bindFunctions: true });
