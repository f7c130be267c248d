import { browser, origin, server } from './shots.mjs';
for (const [w,h,path,name] of [[1280,800,'/en/position-blind/','pb1280'],[390,844,'/zh-hant/position-blind/','pb390']]) {
 const c=await browser.newContext({viewport:{width:w,height:h},serviceWorkers:'block'}); const p=await c.newPage();
 p.on('pageerror',e=>console.log('ERR',e.message));
 await p.goto(origin+path); await p.locator('pe-sentence').scrollIntoViewIfNeeded(); await p.waitForTimeout(2500);
 console.log(name, 'first figure y', await p.evaluate(()=>Math.round(document.querySelector('pe-shuffle').getBoundingClientRect().y+scrollY)));
 await p.locator('pe-sentence').evaluate(e=>e.scrollIntoView({block:'center'})); await p.waitForTimeout(800);
 await p.screenshot({path:`/work/tmp/cover/${name}.png`}); await c.close();
}
await browser.close(); server.close();
