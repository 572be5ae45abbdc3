import { themes } from '#design-system/theme/index.ts'
import { themeChoices } from '#design-system/theme/theme-names.ts'
import { CONSOLE } from '#app/document/console-mark.ts'
import { earlyActs } from '#app/early-acts.ts'
import { lateScripts } from '#app/late-scripts.ts'
import { lostScripts } from '#app/lost-scripts.ts'
import { sessionStorageStandIn } from '#app/session-storage-stand-in.ts'
import { THEME_CHOSEN } from './choose-theme.ts'
import { THEME_COOKIE, THEME_COOKIE_ATTRIBUTES } from './theme-cookie.ts'
import { SENIOR_SWITCH, THEME_CHOICES } from './theme-switches.ts'

export const grounds = {
  ...Object.fromEntries(Object.entries(themes).map(([name, { colours }]) => [name, colours.background])),
  light: themes.light.colours.background,
  greyDark: themes.mourning.ink.background,
}

/**
 * What the head's script does (theme-head.ts). Written by hand for the oldest browser that can show the page, since nothing compiles
 * it; each line ends where a statement may. The product's build shortens its names (scripts/vite/short-head-plugin.ts).
 */
export const headScript = `${sessionStorageStandIn};
(function(d,w){
var root=d.documentElement,grounds=${JSON.stringify(grounds)},device=w.matchMedia('(prefers-color-scheme: dark)');
function show(){
var kept=/(?:^|;\\s*)${THEME_COOKIE}=(${themeChoices.join('|')})(?:;|$)/.exec(d.cookie);
var choice=kept?kept[1]:root.getAttribute('data-theme')||(root.hasAttribute('${CONSOLE}')?'system':'light');
if(root.getAttribute('data-theme')!==choice)root.setAttribute('data-theme',choice);
var meta=d.querySelector('meta[name="theme-color"]');
var grey=root.getAttribute('data-day')==='mourning';
if(choice==='system')choice=device.matches&&!grey?'dark':'light';
if(meta)meta.setAttribute('content',grounds[grey&&choice==='dark'?'greyDark':choice]);
}
function choose(choice){d.cookie='${THEME_COOKIE}='+choice+'${THEME_COOKIE_ATTRIBUTES}';root.setAttribute('data-theme',choice);show()}
show();
d.addEventListener('change',function(event){
var field=event.target;
if(field.type==='radio'&&field.closest('[${THEME_CHOICES}]'))choose(field.value);
},true);
d.addEventListener('click',function(event){
if(event.defaultPrevented||!event.target.closest||!event.target.closest('[${SENIOR_SWITCH}]'))return;
event.preventDefault();
choose(root.getAttribute('data-theme')==='senior'?'light':'senior');
},true);
['focus','pageshow','${THEME_CHOSEN}'].forEach(function(event){w.addEventListener(event,show)});
if(device.addEventListener)device.addEventListener('change',show);
})(document,window);
${lostScripts};
${lateScripts};
${earlyActs}`.replaceAll('\n', '')
