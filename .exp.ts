import { readFileSync, readdirSync } from 'node:fs';
import { parse } from 'yaml';
import { wordsOf } from '/tmp/wt/answers/src/answers/words.ts';
import { compile } from '/tmp/wt/answers/src/answers/patterns.ts';
import { featuresOf, meaningsIn } from '/tmp/wt/answers/src/answers/features.ts';
import { learn } from '/tmp/wt/answers/src/answers/build/learn.ts';
import { foldTurkish } from '/tmp/wt/answers/src/site/fold.ts';
const dir='/tmp/wt/answers/content/';
const rd=(f:string)=>parse(readFileSync(dir+f,'utf8'));
const entries:any[]=[];
for (const f of readdirSync(dir+'faq')) entries.push(...rd('faq/'+f).questions);
entries.push(...rd('answers/entries.yaml').entries);
const lang=rd('answers/language.yaml'), field=rd('answers/field.yaml');
const pats:string[]=[]; const of:number[]=[]; let m=0;
for (const [n,ps] of [...Object.entries(lang.meanings),...Object.entries(field.meanings)] as any) { for (const p of ps) {pats.push(foldTurkish(p)); of.push(m);} m++; }
const matcher=compile(pats);
const modes=process.argv.slice(2);
function feats(t:string){ const w=wordsOf(t); const ms=modes.includes('nomean')?[]:meaningsIn(w,matcher,of); let fs=featuresOf(w,ms); if(modes.includes('nobi')) fs=fs.filter(f=>!f.includes(' ')); if(modes.includes('nopair')) fs=fs.filter(f=>!/^#\d+#/.test(f)); return fs;}
let hit=0,n=0,hit3=0;const t0=performance.now();
const K=6;
const misses:string[]=[];
for(let k=0;k<K;k++){
 const ids=new Map<string,number>(); const ex:any[]=[]; const test:any[]=[];
 let rnd=12345; const rand=()=>{rnd=(rnd*1103515245+12345)&0x7fffffff; return rnd/0x7fffffff;};
 entries.forEach((e,label)=>{ [e.question,...e.phrasings].forEach((t:string,i:number)=>{ const fs=feats(t); if(i>0&&(i+label)%K===k) test.push({fs,label,t}); else { 
   const reps=Number(process.env.REPS??3);
   for(let r=0;r<reps;r++){ const keep=r===0?fs:fs.filter(()=>rand()>Number(process.env.DROP??0.3)); if(!keep.length)continue; ex.push({features:keep.map(f=>{let id=ids.get(f); if(id===undefined) ids.set(f,id=ids.size); return id;}),label});}
 }});});
 const w=learn(ex,ids.size,entries.length,{epochs:Number(process.env.EP??12),rate:Number(process.env.RATE??0.3),decay:Number(process.env.DECAY??1e-3),prior:Number(process.env.PRIOR??0)});
 for(const {fs,label,t} of test){ const s=new Float32Array(entries.length); for(const f of fs){const id=ids.get(f); if(id===undefined)continue; for(let a=w.starts[id]!;a<w.starts[id+1]!;a++) s[w.classes[a]!]!+=w.values[a]!;} 
  const order=[...s.keys()].sort((a,b)=>s[b]!-s[a]!); n++; if(order[0]===label)hit++; else misses.push(`${t} -> ${entries[order[0]!].key} (${entries[label].key})`); if(order.slice(0,3).includes(label))hit3++; }
 if(k===0) console.log('features',ids.size,'pairs',w.values.length);
}
console.log(modes.join(),'hit',(hit/n*100).toFixed(1),'top3',(hit3/n*100).toFixed(1),n,(performance.now()-t0).toFixed(0)+'ms');
if(process.env.SHOW) console.log(misses.filter((_,i)=>i%6===0).join('\n'));
