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
var timer;
function find(){return d.querySelector('link[${STATIC_STYLES}]')}
function isStyle(link){return link&&link.hasAttribute&&link.hasAttribute('${STATIC_STYLES}')&&link.parentNode}
function hasRules(link){try{return !!link.sheet.cssRules}catch(error){return false}}
function watch(){
clearTimeout(timer);
var link=find();
timer=setTimeout(function(){
var now=find();
if(now&&(!link||now===link)&&!hasRules(now))askAgain(now);
},${LATE_MS});
}
function askAgain(link){
if(/[?]${AGAIN}$/.test(link.href)){
clearTimeout(timer);
d.documentElement.setAttribute('${STYLES_LOST}','');
link.parentNode.removeChild(link);
d.dispatchEvent(new Event('${STYLES_LOST}'));
return;
}
var next=link.cloneNode();
next.href=link.href+'?${AGAIN}';
link.parentNode.replaceChild(next,link);
watch();
}
w.addEventListener('error',function(event){if(isStyle(event.target))askAgain(event.target)},true);
d.addEventListener('load',function(event){if(isStyle(event.target))clearTimeout(timer)},true);
watch();
})(document,window)`
