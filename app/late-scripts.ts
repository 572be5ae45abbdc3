import { PLAIN } from '#design-system/tokens/without-script.ts'

/** Printed as what a link or script is, for the browser to leave it alone until the page is painted. */
export const LATE = 'late'

/** After this time nothing is waited for any longer, such as a picture that does not come or a tab that nobody sees. */
const LATEST_MS = 2000

/** A frame may take so long until it is seen. */
const AFTER_MS = 50

/**
 * A piece of the head's script (app/theme-choice/theme-head.ts): begins to fetch the page's scripts, which the server has printed as
 * late ones (app/server/scripts-behind.ts), once all that it shows first has come or is lost, and is painted; never where the end of
 * the document is lost, for then they would wait for the page's data (lost-scripts.ts). Written by hand for the oldest browser that
 * can show the page, since nothing compiles it. What runs is a copy of the printed script: a printed one that is given its type late
 * does not run.
 */
export const lateScripts = `(function(d,w){
function begin(){
var script=d.querySelector('html:not([${PLAIN}]) script[type="${LATE}"]');
if(!script)return;
d.querySelectorAll('link[rel="${LATE}"]').forEach(function(link){link.rel='modulepreload'});
script.type='module';
d.head.appendChild(script.cloneNode(true));
}
w.addEventListener('load',function(){w.requestAnimationFrame(function(){setTimeout(begin,${AFTER_MS})})});
d.addEventListener('DOMContentLoaded',function(){setTimeout(begin,${LATEST_MS})});
})(document,window)`
