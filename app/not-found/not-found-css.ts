import { themes } from '#design-system/theme/index.ts'
import type { Colours } from '#design-system/tokens/colour.ts'
import { declarations } from '#design-system/tokens/custom-properties.ts'
import { media, token } from '#design-system/tokens/index.ts'
import { seniorMourning } from '#design-system/tokens/mourning.ts'
import { seniorScales } from '#design-system/tokens/senior-scales.ts'

const { color } = token

/** The colours that this page takes of each theme; all of them would weigh more than the page. */
const taken = [
  'background',
  'surface',
  'text',
  'textMuted',
  'link',
  'line',
  'edge',
  'primary',
  'onPrimary',
  'survey',
  'surveyText',
  'grid',
  'focus',
] as const satisfies (keyof Colours)[]

const coloursOf = ({ colours }: { colours: Colours }) =>
  declarations('color', Object.fromEntries(taken.map((name) => [name, colours[name]])))

const { light, dark, senior, mourning } = themes

/** What the server says of the day goes before the visitor's and the device's choice. */
const MOURNING_DAY = ":root[data-day='mourning']"

/** The whole look of the page of unknown addresses, in every theme: no other style is sent with it. */
export const notFoundCss = `
:root{color-scheme:light;${coloursOf(light)}}
[data-theme='senior']{font-size:${seniorScales.rootFontSize};${coloursOf(senior)}}
[data-theme='mourning']{${coloursOf(mourning)}}
[data-theme='mourning'] img,[data-day='mourning'] img{filter:grayscale(1)}
[data-theme='dark']{color-scheme:dark;${coloursOf(dark)}}
@media (prefers-color-scheme:dark){[data-theme='system']{color-scheme:dark;${coloursOf(dark)}}}
${MOURNING_DAY}{color-scheme:light;${coloursOf(mourning)}}
${MOURNING_DAY}[data-theme='dark']{color-scheme:dark;${coloursOf({ colours: mourning.ink })}}
${MOURNING_DAY}[data-theme='senior']{${coloursOf(seniorMourning)}}
*{box-sizing:border-box}
body{margin:0;background:${color.background};color:${color.text};font:1rem/1.7 system-ui,-apple-system,'PingFang SC','Microsoft YaHei','Noto Sans CJK SC',sans-serif;overflow-wrap:anywhere}
header,main,footer>div{max-width:45rem;margin:0 auto;padding:1rem 1.25rem}
header{display:flex;flex-wrap:wrap;gap:0 1.5rem;align-items:center;justify-content:space-between}
header>a{display:inline-flex;gap:.75rem;align-items:center;min-height:2.75rem;color:inherit;font-size:1.125rem;font-weight:600;text-decoration:none}
main{padding-block:3rem 5rem;background:linear-gradient(${color.survey} 0 0) 1.25rem 1.5rem/1.125rem 3px no-repeat,linear-gradient(${color.survey} 0 0) 1.25rem 1.5rem/3px 1.125rem no-repeat}
h1{margin:.5rem 0 1rem;font-size:clamp(1.75rem,5vw,2.5rem);line-height:1.25}
p{margin:0;color:${color.textMuted}}
.code{color:${color.surveyText};font-family:ui-monospace,Consolas,"DejaVu Sans Mono",monospace;font-size:.875rem;letter-spacing:.08em}
form{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:.25rem .75rem;margin-block:2rem 1.5rem}
label{grid-column:1/-1;font-size:.875rem;font-weight:500}
input,button,.home{min-height:2.75rem;border-radius:8px;font:inherit}
input{width:100%;padding:.5rem .75rem;border:1px solid ${color.edge};background:${color.surface};color:inherit}
button,.home{padding:.5rem 1.25rem;border:1px solid ${color.primary};background:${color.primary};color:${color.onPrimary};cursor:pointer}
.home{display:inline-block;text-decoration:none}
main nav{margin-top:2.5rem;padding-top:1rem;border-top:1px solid ${color.line}}
ul,.labels{display:flex;flex-wrap:wrap;column-gap:1.25rem;margin:0;padding:0;list-style:none}
main ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(8rem,100%),1fr));column-gap:1rem}
footer{border-top:1px solid ${color.line};background:${color.surface};font-size:.875rem}
footer>div{display:grid;gap:.75rem;padding-block:2rem}
li a,footer p a{display:inline-flex;align-items:center;min-width:2.75rem;min-height:2.75rem;color:${color.link};text-underline-offset:.2em}
:focus-visible{outline:2px solid ${color.focus};outline-offset:2px}
${media.forcedColors}{button,.home{border-color:ButtonText}}
`
