import { media, token } from '#design-system/tokens/index.ts'
import { PLAIN } from '#design-system/tokens/without-script.ts'
import { ASLEEP } from './asleep.ts'
import { NOT_LOADED } from './not-loaded.ts'
import { SENIOR_SWITCH } from './theme-choice/theme-switches.ts'

const NOTICE = 'data-early-act-notice'
const LOST_SHOWN_MS = 8000

/** What needs its script to do what a visitor expects: a button, or a link that opens a dialog in its page. */
const HELD = `button[type="button"]:not([${SENIOR_SWITCH}]),a[aria-haspopup="dialog"]`

/** Said, also to those who hear a page, where a press waits longer than this. */
const COMING = '正在加载，请稍候'
const COMING_AFTER_MS = 1000

/**
 * A piece of the head's script (app/theme-choice/theme-head.ts): holds each press of a button or of a link to a dialog that no
 * script answers yet, shows at once that it was received, says so after a second, and presses again once it is hydrated.
 * Where its script is lost, a button says that, and a link leads to its address.
 * Other links, links opened in a new tab, fields, `<details>` and forms work without script and are left alone.
 * React may hydrate what has been downloaded during the press: then a button counts as answered, but a link does not,
 * because it ignores a press whose default was prevented. React listens on the page's element
 * (app/document/page-element.ts), so the pressed element itself is asked, which receives the press later.
 * Written by hand for the oldest browser that can show the page, since nothing compiles it.
 */
export const earlyActs = `(function(d,w){
var held='${HELD}',kept=[],coming;
function buttonOf(event){return event.target.closest&&event.target.closest(held)}
function isLink(button){return button.tagName==='A'}
function forget(button){
kept=kept.filter(function(act){return act.button!==button||button.removeAttribute('aria-busy')});
}
function say(kind,text){
var notice=d.createElement('p');
notice.setAttribute('role','alert');
notice.setAttribute('${NOTICE}',kind);
notice.textContent=text;
return d.body.appendChild(notice);
}
function sayLost(){
var notice=say('lost','${NOT_LOADED}');
setTimeout(function(){notice.remove()},${LOST_SHOWN_MS});
}
function sayComing(){
if(coming||!kept.length)return;
coming=say('coming','${COMING}');
}
function settle(){
var acts=kept;
kept=[];
acts.forEach(function(act){
var button=act.button;
if(!d.contains(button))button=d.contains(act.place)&&act.place.querySelectorAll(held)[act.index];
if(!button)return;
var isLost=button.closest('[${PLAIN}]');
if(button.closest('[${ASLEEP}]')&&!isLost)return kept.push(act);
button.removeAttribute('aria-busy');
if(isLost&&!isLink(button))sayLost();else button.click();
});
if(coming&&!kept.length)coming=coming.remove();
}
w.addEventListener('click',function(event){
var button=buttonOf(event),place=button&&button.closest('[${ASLEEP}]');
if(!place)return;
var isLost=button.closest('[${PLAIN}]');
if(isLink(button)){
if(isLost||event.ctrlKey||event.metaKey||event.shiftKey||event.altKey)return;
event.preventDefault();
}
if(isLost)return sayLost();
forget(button);
kept.push({button:button,place:place,index:[].indexOf.call(place.querySelectorAll(held),button)});
button.setAttribute('aria-busy','true');
button.addEventListener('click',answered,true);
setTimeout(sayComing,${COMING_AFTER_MS});
},true);
function answered(event){
var button=event.currentTarget;
if(button.closest('[${ASLEEP}]'))return;
button.removeEventListener('click',answered,true);
if(!event.defaultPrevented)forget(button);
setTimeout(settle);
}
new MutationObserver(function(){setTimeout(settle)}).observe(d,{subtree:true,attributes:true,attributeFilter:['${ASLEEP}','${PLAIN}']});
})(document,window)`

/** How the notices look; printed beside the page's other styles. */
export const earlyActsCss = `
  [${NOTICE}] {
    position: fixed;
    inset: auto ${token.space.x2} calc(${token.space.x2} + env(safe-area-inset-bottom, 0px));
    z-index: ${token.zIndex.toast};
    max-width: 24rem;
    margin-inline: auto;
    padding: ${token.space.x15};
    border: 1px solid ${token.color.line};
    border-radius: ${token.radius.medium};
    background: ${token.color.surface};
    color: ${token.color.text};
    font-size: ${token.fontSize.small};
    box-shadow: ${token.shadow.medium};
    pointer-events: none;
  }
  [${NOTICE}='lost'] { border-inline-start: 3px solid ${token.color.dangerText}; }
  ${media.print} { [${NOTICE}] { display: none; } }
`
