import { seeds, testCodeExercises } from './code-exercises.js';

testCodeExercises(seeds.more);
