import { browser, origin, server } from './shots.mjs';
for (const [w,h,path,scheme,name,hands] of [[768,1024,'/?find-word.seed=7','light','en768',[6]],[1280,800,'/zh-hans/?find-word.seed=7','light','hans1280',[0]],[390,844,'/?find-word.seed=7','light','en390s',[0,7]],[1280,800,'/?find-word.seed=20261129','light','en1280l',[0,7,2,5,4]],[320,640,'/','dark','en320',[]],[1920,1080,'/?find-word.seed=7','dark','en1920',[0,6]]]) {
 const c=await browser.newContext({viewport:{width:w,height:h},colorScheme:scheme,deviceScaleFactor:w<500?2:1,serviceWorkers:'block'}); const p=await c.newPage();
 p.on('pageerror',e=>console.log('ERR',e.message)); p.on('console',m=>{if(m.type()==='error')console.log(m.text())});
 await p.goto(origin+path); await p.waitForFunction(()=>customElements.get('pe-find-word')); await p.waitForTimeout(1200);
 for (const x of hands) { await p.locator('pe-find-word .dial').nth(x).click(); await p.waitForTimeout(100);} 
 await p.waitForTimeout(1000); await p.screenshot({path:`/work/tmp/cover/${name}.png`});
 if (name==='en1280l'||name==='en390s') {
  const ms=await p.evaluate(async()=>{const f=document.querySelector('pe-find-word');const d=[...f.shadowRoot.querySelectorAll('.dial')];const out=[];for(let k=0;k<40;k++){const t=performance.now();d[k*3%8].click();await f.updateComplete;f.getBoundingClientRect();f.shadowRoot.querySelector('.story').offsetHeight;out.push(performance.now()-t);await new Promise(r=>requestAnimationFrame(()=>setTimeout(r,20)));}return out.sort((a,b)=>a-b)});
  console.log(name,'click to layout ms: median',ms[20].toFixed(1),'p95',ms[38].toFixed(1),'max',ms[39].toFixed(1));
 }
 await c.close();
}
await browser.close(); server.close();
