import { machineStyles } from './machine.js';
import { mapStyles } from './maps.js';
import { matrixStyles } from './matrices.js';
import { openStyles } from './open.js';
import { tileStyles } from './tiles.js';
import { whereFromStyles } from './where-from.js';

/** All styles that the first render needs. */
export const panoramaStyles = [machineStyles, tileStyles, mapStyles, openStyles, matrixStyles, whereFromStyles];
