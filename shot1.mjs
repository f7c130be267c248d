import { browser, origin, server } from './shots.mjs';
for (const [w,h,path,scheme,name] of [[1280,800,'/','light','en1280'],[390,844,'/','dark','en390'],[1280,800,'/zh-hant/','dark','hant1280'],[390,844,'/zh-hans/','light','hans390']]) {
 const c=await browser.newContext({viewport:{width:w,height:h},colorScheme:scheme,deviceScaleFactor:w<500?2:1,serviceWorkers:'block'}); const p=await c.newPage();
 p.on('pageerror',e=>console.log('ERR',e.message)); p.on('console',m=>{if(m.type()==='error')console.log(m.text())});
 await p.goto(origin+path); await p.waitForTimeout(500);
 await p.waitForFunction(()=>customElements.get('pe-find-word'));
 await p.waitForTimeout(1800); await p.screenshot({path:`/work/tmp/cover/${name}-a.png`});
 await p.waitForTimeout(3600); await p.screenshot({path:`/work/tmp/cover/${name}-b.png`});
 console.log(name, await p.evaluate(()=>[document.documentElement.scrollWidth, document.querySelector('pe-find-word').getBoundingClientRect().toJSON(), document.querySelector('.begin').getBoundingClientRect().bottom].map(x=>JSON.stringify(x)).join(' ')));
 await c.close();
}
await browser.close(); server.close();
