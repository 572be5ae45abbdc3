import { STATIC_STYLES, STYLES_LOST } from './names.ts'

/** After this time a file that has not come counts as lost: until then browsers show nothing of the page. */
const LATE_MS = 8000
const AGAIN = 'again'

/**
 * A piece of the head's script (app/theme-choice/theme-head.ts): asks once more for a style file that is lost or does not
 * come, now without holding back the page, and says so where it is lost for good; the page's own script leaves it plain then
 * (app/static-styles/adopt-styles.ts).
 * Written by hand for the oldest browser that can show the page, since nothing compiles it.
 */
export const lostStyles = `(function(d,w){
function askAgain(link){
if(/[?]${AGAIN}$/.test(link.href)){d.documentElement.setAttribute('${STYLES_LOST}','');link.parentNode.removeChild(link);return}
var next=link.cloneNode();
next.href=link.href+'?${AGAIN}';
link.parentNode.replaceChild(next,link);
}
w.addEventListener('error',function(event){
var link=event.target;
if(link&&link.hasAttribute&&link.hasAttribute('${STATIC_STYLES}')&&link.parentNode)askAgain(link);
},true);
setTimeout(function look(){
var link=d.querySelector('link[${STATIC_STYLES}]');
if(!link||link.sheet)return;
askAgain(link);
setTimeout(look,${LATE_MS});
},${LATE_MS});
})(document,window)`
