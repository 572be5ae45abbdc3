import { themeCss } from '#design-system/global-style/theme-css.ts'
import { media, token } from '#design-system/tokens/index.ts'

const { color, space, font, fontSize, fontWeight, radius, size, lineHeight } = token

/** The report's styles: the tokens of the product and a layout of its own. */
export const pageCss = `${themeCss}
*, *::before, *::after { box-sizing: border-box; }
[hidden] { display: none !important; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
body {
  margin: 0; min-height: 100dvh; display: flex; flex-direction: column;
  background: ${color.tinted}; color: ${color.text};
  font: ${fontSize.small}/${lineHeight.snug} ${font.body}; overflow-wrap: anywhere;
}
h1, h2, p, ol, ul, figure, fieldset { margin: 0; padding: 0; border: 0; min-width: 0; list-style: none; }
h1 { font-size: ${fontSize.h5}; }
h2 { font-size: ${fontSize.body}; font-weight: ${fontWeight.semibold}; }
button, input { font: inherit; color: inherit; }
:focus-visible { outline: ${size.focusRing} solid ${color.focus}; outline-offset: 2px; }
a { color: ${color.link}; }

button, .tick, #modes span, #help label { min-height: ${size.controlSmall}; }
button {
  padding: 0 ${space.x15}; border: 1px solid ${color.edge}; border-radius: ${radius.small};
  background: ${color.surface}; cursor: pointer;
}
button:hover { background: ${color.hovered}; }
#download {
  min-height: ${size.controlMedium}; border-color: transparent; background: ${color.primary}; color: ${color.onPrimary};
  font-weight: ${fontWeight.semibold};
}
#download:hover { background: ${color.primaryHovered}; }
input[type=text], input[type=url] {
  width: 100%; min-height: ${size.controlMedium}; padding: 0 ${space.x1};
  border: 1px solid ${color.edge}; border-radius: ${radius.small}; background: ${color.surface};
}
input[aria-invalid=true] { border-color: ${color.danger}; }
input[type=checkbox] { width: 1.125rem; height: 1.125rem; margin: 0; flex: none; accent-color: ${color.primary}; }

header, #approval, main > * { background: ${color.surface}; }
header {
  display: flex; flex-wrap: wrap; gap: ${space.x05} ${space.x2}; align-items: center;
  padding: ${space.x1} ${space.x2}; border-bottom: 1px solid ${color.line};
}
#tally { color: ${color.terrainText}; font-weight: ${fontWeight.semibold}; }
.at, #which, .which, .count, figcaption, #place { color: ${color.textMuted}; font-size: ${fontSize.caption}; }
#help, #help ul, #help label { display: flex; flex-wrap: wrap; gap: ${space.x05} ${space.x15}; align-items: center; }
#help { font-size: ${fontSize.caption}; color: ${color.textMuted}; }
kbd {
  margin-right: ${space.x05}; padding: 0 0.375em; border: 1px solid ${color.lineStrong}; border-radius: ${radius.small};
  background: ${color.sunken}; color: ${color.text}; font: ${fontSize.caption} ${font.figure};
}

main { flex: 1; min-height: 0; display: grid; grid-template: auto 1fr / minmax(0, 1fr); gap: 1px; background: ${color.line}; }
#list { padding: ${space.x1}; }
#list summary { min-height: ${size.controlSmall}; padding: ${space.x05}; font-weight: ${fontWeight.semibold}; cursor: pointer; }
#groups h2 {
  display: flex; justify-content: space-between; gap: ${space.x1}; padding: ${space.x15} ${space.x1} ${space.x05};
  font-size: ${fontSize.caption}; color: ${color.textMuted};
}
#groups button {
  width: 100%; display: grid; grid-template-columns: 1.25em minmax(0, 1fr) auto; gap: ${space.x05}; align-items: center;
  padding: ${space.x05} ${space.x1}; border-color: transparent; background: none; text-align: start;
}
#groups button:hover { background: ${color.hovered}; }
#groups [aria-current] { background: ${color.primarySoft}; color: ${color.onPrimarySoft}; box-shadow: inset 3px 0 ${color.primary}; }
#groups [aria-current] .which { color: inherit; }
.mark { color: ${color.terrainText}; font-weight: ${fontWeight.bold}; }

#viewer { display: flex; flex-direction: column; gap: ${space.x1}; padding: ${space.x15} ${space.x2}; min-width: 0; }
.title, .tools, .steps, .decision, #slider-line, #blink-line { display: flex; flex-wrap: wrap; gap: ${space.x1} ${space.x2}; align-items: center; }
.title { justify-content: space-between; }
#story { font-weight: ${fontWeight.regular}; }
#modes { display: flex; border: 1px solid ${color.edge}; border-radius: ${radius.small}; overflow: clip; }
#modes:disabled { opacity: 0.5; }
#modes label { position: relative; }
#modes input { position: absolute; opacity: 0; }
#modes span { display: flex; align-items: center; padding: 0 ${space.x15}; cursor: pointer; }
#modes label + label { border-left: 1px solid ${color.lineStrong}; }
#modes input:checked + span { background: ${color.primary}; color: ${color.onPrimary}; }
#modes:has(:focus-visible) { outline: ${size.focusRing} solid ${color.focus}; outline-offset: 2px; }
.tick { display: inline-flex; gap: ${space.x1}; align-items: center; cursor: pointer; }
.approve { padding: 0 ${space.x15}; min-height: ${size.controlMedium}; border: 1px solid ${color.edge}; border-radius: ${radius.small}; font-weight: ${fontWeight.semibold}; }
.approve:has(:checked) { background: ${color.terrainSoft}; color: ${color.onTerrainSoft}; }
#slider-line { flex-wrap: nowrap; white-space: nowrap; }
#slider-line input { flex: 1; min-width: 0; height: 1.5rem; margin: 0; accent-color: ${color.primary}; }

#stage {
  display: flex; gap: ${space.x2}; align-items: flex-start; min-height: 12rem; padding: ${space.x1}; overflow: auto;
  border: 1px solid ${color.line}; border-radius: ${radius.small}; background: ${color.sunken};
}
.sheet { position: relative; flex: none; display: grid; width: min(100%, var(--width)); outline: 1px solid ${color.lineStrong}; }
.actual .sheet { width: var(--width); }
.layer { grid-area: 1 / 1; background: ${color.sunken}; }
.layer img { display: block; height: auto; }
.beside figure { flex: 1 1 0; }
.beside.actual figure { flex: none; }
.slider { cursor: ew-resize; touch-action: pan-y; }
.slider img { user-select: none; }
.slider .layer + .layer { clip-path: inset(0 0 0 var(--split)); }
.slider .sheet::after { content: ''; position: absolute; inset: 0 auto 0 var(--split); width: 2px; margin-left: -1px; background: ${color.survey}; }
.blink[data-shows=base] .layer + .layer { visibility: hidden; }

#approval {
  position: sticky; bottom: 0; display: flex; flex-wrap: wrap; gap: ${space.x1} ${space.x2}; align-items: flex-end;
  padding: ${space.x1} ${space.x2}; border-top: 1px solid ${color.line};
}
.field { flex: 0 1 14rem; font-size: ${fontSize.caption}; color: ${color.textMuted}; }
.field input { color: ${color.text}; font-size: ${fontSize.small}; }
.note { flex: 1 1 14rem; }
#approver-fault { color: ${color.dangerText}; }
#status { flex: 1 1 100%; min-height: 1.5em; }

@media (max-width: 1023.98px) {
  #approval { position: static; }
  .field { flex: 1 1 12rem; }
  #download { flex: 1 1 100%; }
  .beside { flex-direction: column; }
  .beside figure { width: 100%; }
}
@media (min-width: 1024px) {
  body { height: 100dvh; }
  #help { margin-left: auto; }
  main { grid-template-columns: 20rem minmax(0, 1fr); grid-template-rows: minmax(0, 1fr); }
  #list { overflow: auto; }
  #viewer { min-height: 0; }
  #stage { flex: 1; min-height: 0; }
}
${media.touch} { button, .tick, #modes span, #help label, #list summary { min-height: ${size.target}; } }
${media.forcedColors} { #modes input:checked + span, #groups [aria-current] { outline: 2px solid Highlight; outline-offset: -2px; } }
`
