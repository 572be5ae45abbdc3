import { PLAIN } from '#design-system/tokens/without-script.ts'

/**
 * A piece of the head's script (app/theme-choice/theme-head.ts): where a script that the page cannot come alive without
 * is lost, shows what was printed for browsers that have none. The console prints nothing that could be read.
 * Written by hand for the oldest browser that can show the page, since nothing compiles it.
 */
export const lostScripts = `(function(d,w){
var root=d.documentElement;
function showPlain(){
if(root.hasAttribute('data-hydrated')||/^\\/admin(\\/|$)/.test(w.location.pathname))return;
root.setAttribute('${PLAIN}','');
[].forEach.call(d.querySelectorAll('noscript'),function(printed){printed.outerHTML=printed.textContent});
}
w.addEventListener('error',function(event){if(event.target&&event.target.tagName==='SCRIPT')showPlain()},true);
w.addEventListener('unhandledrejection',function(event){if(/module/.test(event.reason))showPlain()});
})(document,window)`
