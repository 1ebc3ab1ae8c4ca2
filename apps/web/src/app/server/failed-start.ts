import type { Translate } from '#shared/texts/translate.ts'
import { inlineJson } from './markup.ts'

declare global {
  /** Called when the page cannot be started: a script did not load, or the state did not come whole. */
  var startFailed: () => void
  /** Asks for the document and its scripts past the caches of browser and worker, which may hold a file of which only a part came. Never rejects. */
  var refill: () => Promise<void>
}

/** Pages are loaded again at most once in this time, milliseconds. */
const AGAIN_MS = 60_000
/** A document that has not grown for this long gets no end, milliseconds. Chromium shows nothing more of one that was cut. */
const STILL_MS = 5_000
/** Firefox fails scripts of a page that is being left: then this page is gone before it is loaded again, milliseconds. */
const LEAVING_MS = 2_000
/** Longest wait for files that are asked for again, milliseconds. */
const FILES_MS = 5_000

/** Where the tab keeps when it was loaded again. */
const AGAIN = 'again'

/**
 * The first inline script of a page. A page that did not come whole, or whose scripts do not start, is loaded again, past
 * the caches of browser and worker, which may hold a part for the whole. Where that does not help, the page says so. Without
 * a connection what the worker keeps stays: the page loaded again is the one that it shows offline.
 */
export function failedStartScript(t: Translate): string {
  const words = inlineJson(`${t('old-page:incomplete')} ${t('old-page:reload')}`)
  return (
    '{let isOver,size;const d=document,e=d.documentElement,isStarted=()=>e.dataset.hydrated!=null,' +
    'wait=ms=>new Promise(end=>setTimeout(end,ms)),' +
    `load=({href})=>fetch(href,{cache:"reload",signal:AbortSignal.timeout(${FILES_MS})});` +
    'refill=async()=>{try{await load(location);' +
    'for(const name of await self.caches?.keys().catch(()=>[])??[])caches.delete(name);' +
    'await Promise.allSettled(Array.from(d.querySelectorAll("link[rel=modulepreload]"),load))}catch{}};' +
    'startFailed=async()=>{if(isOver||isStarted())return;isOver=1;' +
    `let last=Date.now();try{last=sessionStorage.${AGAIN};sessionStorage.${AGAIN}=Date.now()}catch{}` +
    `if(Math.abs(Date.now()-last)<${AGAIN_MS}){const a=d.createElement("a");a.href="";` +
    `a.className="block bg-raised px-4 py-2 text-center text-sm underline";a.append(${words});(d.body??e).prepend(a);return}` +
    `await wait(${LEAVING_MS});await refill();isStarted()||location.reload()};` +
    '(async()=>{while(d.readyState==="loading"){const now=e.textContent.length;now===size&&startFailed();size=now;' +
    `await wait(${STILL_MS})}d.getElementById("root")||startFailed()})()}`
  )
}
