import { browser, origin, server } from './shots.mjs';
const c=await browser.newContext({viewport:{width:1280,height:800},serviceWorkers:'block'}); const p=await c.newPage();
await p.goto(origin+'/?find-word.seed=7'); await p.waitForFunction(()=>customElements.get('pe-find-word')); await p.waitForTimeout(1500);
const r=await p.evaluate(async()=>{const f=document.querySelector('pe-find-word');const d=[...f.shadowRoot.querySelectorAll('.dial')];const out=[];for(let k=0;k<60;k++){const t=performance.now();d[k*3%8].click();await f.updateComplete;const u=performance.now();f.shadowRoot.querySelector('.story').offsetHeight;const l=performance.now();out.push([u-t,l-u,f.stopped.length,f.shadowRoot.querySelectorAll('.story > *').length]);await new Promise(r=>requestAnimationFrame(()=>setTimeout(r,30)));}return out});
for(const x of r.slice(0,20)) console.log(x.map(v=>v.toFixed(1)).join(' '));
const s=(i)=>r.map(x=>x[i]).sort((a,b)=>a-b); console.log('update',s(0)[30].toFixed(1),s(0)[57].toFixed(1),'layout',s(1)[30].toFixed(1),s(1)[57].toFixed(1));
await browser.close(); server.close();
