import { media, token } from '#design-system/tokens/index.ts'
import { PLAIN } from '#design-system/tokens/without-script.ts'
import { ASLEEP } from './asleep.ts'
import { NOT_LOADED } from './not-loaded.ts'
import { SENIOR_SWITCH } from './theme-choice/theme-switches.ts'

const NOTICE = 'data-early-act-notice'
const LOST_SHOWN_MS = 8000

/** Said, also to those who hear a page, where a press waits longer than this. */
const COMING = '正在加载，请稍候'
const COMING_AFTER_MS = 1000

/**
 * A piece of the head's script (app/theme-choice/theme-head.ts): keeps each press of a button that no script answers yet,
 * shows at once that it was heard, says so after a second, and presses again as soon as the button is awake; where its
 * script is lost, tells that.
 * Links, fields, `<details>` and forms work without script and are left alone. React itself repeats none of these presses,
 * but what has been downloaded it wakes in the press: that one counts as answered. React listens on the page's element
 * (app/document/page-element.ts), so whether it did is asked on the button, which hears of the press later.
 * Written by hand for the oldest browser that can show the page, since nothing compiles it.
 */
export const earlyActs = `(function(d,w){
var kept=[],coming;
function buttonOf(event){return event.target.closest&&event.target.closest('button[type="button"]:not([${SENIOR_SWITCH}])')}
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
if(!d.contains(button))button=d.contains(act.place)&&act.place.querySelectorAll('button')[act.index];
if(!button)return;
var isLost=button.closest('[${PLAIN}]');
if(button.closest('[${ASLEEP}]')&&!isLost)return kept.push(act);
button.removeAttribute('aria-busy');
if(isLost)sayLost();else button.click();
});
if(coming&&!kept.length)coming=coming.remove();
}
w.addEventListener('click',function(event){
var button=buttonOf(event),place=button&&button.closest('[${ASLEEP}]');
if(!place)return;
if(button.closest('[${PLAIN}]'))return sayLost();
forget(button);
kept.push({button:button,place:place,index:[].indexOf.call(place.querySelectorAll('button'),button)});
button.setAttribute('aria-busy','true');
button.addEventListener('click',answered,true);
setTimeout(sayComing,${COMING_AFTER_MS});
},true);
function answered(event){
var button=event.currentTarget;
if(button.closest('[${ASLEEP}]'))return;
button.removeEventListener('click',answered,true);
forget(button);
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
