// The module worker itself. It loads a core of its own with the first request.
import { Core } from '../core/core.js';
import { serve, type Scope } from './serve.js';

serve(globalThis as unknown as Scope, () => Core.load());
