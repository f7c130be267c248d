import { core } from './harness/core.js';
import { wholeRun } from '../web/figures/lab/run.js';
import { completed } from '../web/figures/lab/settings.js';
for (const seed of [1,2,3]) {
const run=wholeRun(core, completed({experiment:'nearest-noun',encodings:['learned','sinusoidal','none','t5','alibi'],seed,seeds:1}));
console.log(JSON.stringify(run.settings));
for(const [k,m] of run.models.entries()) console.log(k, (m as any).places.slice(0,40).map((p:any)=>Math.round(100*(typeof p==='number'?p:p.accuracy??p.share??NaN))).join(' '), m.places[16]);
}
