import { PLAIN } from '#design-system/tokens/without-script.ts'
import { ASLEEP } from './asleep.ts'
import { CONSOLE } from './document/console-mark.ts'

/** A document of which nothing more comes for this long has stalled. */
const STALLED_MS = 15_000

/**
 * A piece of the head's script (app/theme-choice/theme-head.ts): where a script that the page cannot come alive without
 * is lost, or the end of the document, which holds the page's data, shows what was printed for browsers that have none. The end is
 * lost where the connection is cut, or when nothing more has come for a while; what comes later still is shown plain too, without
 * its words for browsers that have no script. Browsers read no further than the first script while a style file is on its way: that
 * is no stalling.
 * The console prints nothing that could be read, and a document without scripts waits for none.
 * Written by hand for the oldest browser that can show the page, since nothing compiles it.
 */
export const lostScripts = `(function(d,w){
var root=d.documentElement,length;
function showPlain(){
if(root.hasAttribute('data-hydrated')||root.hasAttribute('${CONSOLE}'))return;
root.setAttribute('${PLAIN}','');
d.querySelectorAll('noscript').forEach(function(printed){printed.outerHTML=printed.textContent});
}
(function look(){
var text=root.textContent,now=text.length;
if(d.readyState==='loading'&&!(now===length&&d.styleSheets[0])){length=now;setTimeout(look,${STALLED_MS})}
else if(d.querySelector('[${ASLEEP}]')&&!/Controller\\.close/.test(text))showPlain();
})();
w.addEventListener('error',function(event){if(event.target&&event.target.tagName==='SCRIPT')showPlain()},true);
w.addEventListener('unhandledrejection',function(event){if(/module/.test(event.reason))showPlain()});
})(document,window)`
