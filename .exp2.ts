import { readFileSync, readdirSync } from 'node:fs';
import { parse } from 'yaml';
import { wordsOf } from './src/answers/words.ts';
import { compile } from './src/answers/patterns.ts';
import { featuresOf, meaningsIn } from './src/answers/features.ts';
import { foldTurkish } from './src/site/fold.ts';
const dir='content/'; const rd=(f:string)=>parse(readFileSync(dir+f,'utf8'));
const entries:any[]=[];
for (const f of readdirSync(dir+'faq')) entries.push(...rd('faq/'+f).questions);
entries.push(...rd('answers/entries.yaml').entries);
const lang=rd('answers/language.yaml'), field=rd('answers/field.yaml');
const pats:string[]=[]; const of:number[]=[]; let m=0;
for (const [n,ps] of [...Object.entries(lang.meanings),...Object.entries(field.meanings)] as any) { for (const p of ps) {pats.push(foldTurkish(p)); of.push(m);} m++; }
const matcher=compile(pats);
function feats(t:string,mode:string){ const w=wordsOf(t); const ms=mode.includes('M')?meaningsIn(w,matcher,of):[]; let fs=featuresOf(w,ms); if(!mode.includes('B')) fs=fs.filter(f=>!f.includes(' ')); if(!mode.includes('P')) fs=fs.filter(f=>!/^#\d+#/.test(f)); if(mode.includes('T')){const s='_'+w.join('_')+'_'; for(let i=0;i+3<=s.length;i++)fs.push('~'+s.slice(i,i+3));} return fs;}
const K=6;
for(const mode of ['','M','MP','T','MT','MPT','MB']){
let hitE=0,hitP=0,hitS=0,n=0;
for(let k=0;k<K;k++){
 const df=new Map<string,number>(); const ent:Map<string,number>[]=[]; const phr:{l:number,f:Set<string>}[]=[]; const test:any[]=[];
 entries.forEach((e,l)=>{const tf=new Map<string,number>(); [e.question,...e.phrasings].forEach((t:string,i:number)=>{const fs=feats(t,mode); if(i>0&&(i+l)%K===k) test.push({fs,l,t}); else {phr.push({l,f:new Set(fs)}); for(const f of fs) tf.set(f,(tf.get(f)??0)+1);}}); ent.push(tf); for(const f of tf.keys()) df.set(f,(df.get(f)??0)+1);});
 const N=entries.length; const idf=(f:string)=>Math.log(1+(N-(df.get(f)??0)+.5)/((df.get(f)??0)+.5));
 const len=ent.map(t=>[...t.values()].reduce((a,b)=>a+b,0)); const avg=len.reduce((a,b)=>a+b,0)/N;
 const norm=phr.map(p=>Math.sqrt([...p.f].reduce((a,f)=>a+idf(f)**2,0)));
 for(const {fs,l} of test){ n++;
  const sE=new Float64Array(N), sP=new Float64Array(N);
  for(const f of fs){const w=idf(f); ent.forEach((tf,e)=>{const c=tf.get(f); if(c) sE[e]!+=w*c*2.2/(c+1.2*(.25+.75*len[e]!/avg));});}
  const q=Math.sqrt(fs.reduce((a:number,f:string)=>a+(df.has(f)?idf(f)**2:0),0))||1;
  const per:number[][]=Array.from({length:N},()=>[]);
  phr.forEach((p,i)=>{let d=0; for(const f of fs) if(p.f.has(f)) d+=idf(f)**2; per[p.l]!.push(d/(q*norm[i]!));});
  per.forEach((a,e)=>{a.sort((x,y)=>y-x); sP[e]=a[0]!+.3*(a[1]??0)+.15*(a[2]??0);});
  const am=(s:Float64Array)=>s.indexOf(Math.max(...s)); const mE=Math.max(...sE),mP=Math.max(...sP);
  if(am(sE)===l)hitE++; if(am(sP)===l)hitP++; if(am(sE.map((x,i)=>x/mE+sP[i]!/mP))===l) hitS++;
 }
}
console.log(mode.padEnd(4),'bm25',(hitE/n*100).toFixed(1),'knn',(hitP/n*100).toFixed(1),'sum',(hitS/n*100).toFixed(1));
}
