/** Printed as what a link or script is, for the browser to leave it alone until the page is painted. */
export const LATE = 'late'

/** After this time nothing is waited for any longer, such as a picture that does not come or a tab that nobody sees. */
const LATEST_MS = 2000

/** Whoever does one of these wants an answer more than a picture. */
const ACTS = ['pointerdown', 'keydown', 'touchstart', 'click']

/**
 * A piece of the head's script (app/theme-choice/theme-head.ts): begins to fetch the page's scripts, which the server has printed as
 * late ones (app/server/scripts-behind.ts), once its first picture is painted: two frames after it has come or is lost, since the
 * document may stand before its first frame. Written by hand for the oldest browser that can show the page, since nothing
 * compiles it. What runs is a copy of the printed script, at the head's end, where React looks for nothing of its own.
 */
export const lateScripts = `(function(d,w){
var hasBegun;
function begin(){
if(hasBegun)return;
hasBegun=true;
[].forEach.call(d.querySelectorAll('link[rel="${LATE}"]'),function(link){
link.setAttribute('fetchpriority','low');
link.rel='modulepreload';
});
[].forEach.call(d.querySelectorAll('script[type="${LATE}"]'),function(printed){
var script=d.createElement('script');
script.type='module';
script.textContent=printed.textContent;
d.head.appendChild(script);
});
}
function inTwoFrames(act){w.requestAnimationFrame(function(){w.requestAnimationFrame(function(){setTimeout(act)})})}
d.addEventListener('DOMContentLoaded',function(){
var picture=d.querySelector('img[fetchpriority="high"]');
function follow(){inTwoFrames(begin)}
if(!picture||picture.complete)follow();
else['load','error'].forEach(function(event){picture.addEventListener(event,follow)});
setTimeout(begin,${LATEST_MS});
${JSON.stringify(ACTS)}.forEach(function(act){w.addEventListener(act,begin,true)});
});
})(document,window)`
