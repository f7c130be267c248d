// Entry point of the worker. The build bundles it into one file without imports.
import { serve, type Scope } from './serve.js';

serve(globalThis as unknown as Scope);
