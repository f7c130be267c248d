import { chromium } from 'playwright';
import http from 'node:http'; import { readFileSync, existsSync, statSync } from 'node:fs'; import { join, extname } from 'node:path';
const types={'.html':'text/html','.js':'text/javascript','.css':'text/css','.wasm':'application/wasm','.json':'application/json','.svg':'image/svg+xml','.woff2':'font/woff2'};
export const server=http.createServer((q,r)=>{let p=join('/work/wt-cover/dist',decodeURIComponent(new URL(q.url,'http://x').pathname)); if(existsSync(p)&&statSync(p).isDirectory())p=join(p,'index.html'); if(!existsSync(p)){r.writeHead(404);return r.end();} r.writeHead(200,{'content-type':types[extname(p)]??'application/octet-stream'});r.end(readFileSync(p));}).listen(0);
export const origin=`http://localhost:${server.address().port}`;
export const browser=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox']});
