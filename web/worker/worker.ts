// The worker itself: one file without imports once it is built, which loads a core of its own with the first job.
import { serve, type Scope } from './serve.js';

serve(globalThis as unknown as Scope);
