// `positional-encoding-tour/embed`: every figure and exercise, for a script tag.
import { defineFigures } from './index.js';

defineFigures().catch((error: unknown) => console.error(error));
