import type { Translate } from '#shared/texts/translate.ts'
import { inlineJson } from './markup.ts'

declare global {
  /** Called when the page cannot be started: a script did not load, or the state did not come whole. */
  var startFailed: () => void
}

/** Pages are loaded again at most once in this time, milliseconds. */
const AGAIN_MS = 60_000
/** A document that has not grown for this long gets no end, milliseconds. Chromium shows nothing more of one that was cut. */
const STILL_MS = 5_000
/** Firefox fails scripts of a page that is being left: then this page is gone before it is loaded again, milliseconds. */
const LEAVING_MS = 2_000
/** Longest wait for files that are asked for again, milliseconds. */
const FILES_MS = 5_000

/**
 * The first inline script of a page. A page that did not come whole, or whose scripts do not start, is loaded again, past
 * the caches of browser and worker, which may hold a part for the whole. Where that does not help, the page says so.
 */
export function failedStartScript(t: Translate): string {
  const [text, reload] = [t('old-page:incomplete'), t('old-page:reload')].map((words) => inlineJson(words))
  return (
    '{let isOver=false;const isStarted=()=>document.documentElement.dataset.hydrated!==undefined;' +
    'const tell=()=>{const p=document.createElement("p"),a=document.createElement("a");a.href="";' +
    `a.textContent=${reload};a.className="underline";p.className="bg-raised px-4 py-2 text-center text-sm";` +
    `p.setAttribute("role","alert");p.append(${text}," ",a);(document.body??document.documentElement).prepend(p)};` +
    'const again=async()=>{for(const name of await self.caches?.keys()??[])await caches.delete(name);' +
    `const fresh={cache:"reload",signal:AbortSignal.timeout(${FILES_MS})};` +
    'const files=Array.from(document.querySelectorAll("link[rel=modulepreload]"),link=>link.href);' +
    'await Promise.allSettled([location.href,...files].map(file=>fetch(file,fresh)));' +
    'if(!isStarted())location.reload()};' +
    'startFailed=()=>{if(isOver||isStarted())return;isOver=true;' +
    'let last=Date.now();try{last=Number(sessionStorage.startedAgain);sessionStorage.startedAgain=Date.now()}catch{}' +
    `if(Math.abs(Date.now()-last)<${AGAIN_MS})tell();else setTimeout(()=>again().catch(tell),${LEAVING_MS})};` +
    'addEventListener("DOMContentLoaded",()=>document.getElementById("state")||startFailed());' +
    'let size=-1;const watch=setInterval(()=>{const now=document.documentElement.textContent.length;' +
    'if(document.readyState!=="loading")clearInterval(watch);else if(now===size)startFailed();size=now},' +
    `${STILL_MS})}`
  )
}
