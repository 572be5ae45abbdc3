import { mapLink, type BasePlace, type Coordinates } from '#app/public/contact/bases/base-place.ts'
import program from './map-program.mjs?raw'

export interface MapDocumentFacts {
  /** Those without coordinates are left out. */
  places: readonly BasePlace[]
  /** Id of the place to begin with; the first one when there is none such. */
  first: string | null
  map: { key: string; securityCode?: string }
  /** Lets this one inline script run. */
  nonce: string
}

/** Colours of the site's dark sheets; this document cannot load them. */
const style = `
html, body, #map { height: 100%; margin: 0 }
body { position: relative; background: #0c1930; background-size: 32px 32px; background-image: linear-gradient(#182a49 1px, transparent 1px), linear-gradient(90deg, #182a49 1px, transparent 1px); color: #eef3fb; font: 15px/1.6 "PingFang SC", "Microsoft YaHei", "Noto Sans SC", sans-serif }
#words { position: absolute; inset: 0; display: grid; gap: 8px; place-content: center; justify-items: center; padding: 24px; text-align: center; overflow-wrap: anywhere }
#words p { margin: 0 }
#sentence { color: #b3c1d6 }
[data-state=failed] #sentence { color: #f58b8b }
[data-state=failed] #map, [data-state=loaded] #words { visibility: hidden }
#name { font-weight: 600 }
a { display: inline-block; margin-top: 8px; padding: 10px 18px; border-radius: 8px; background: #ff8a2b; color: #071124; font-weight: 500; text-decoration: none }
a:focus-visible { outline: 3px solid #8ab1ff; outline-offset: 2px }
.window { display: grid; gap: 2px; max-width: 240px; color: #0c1930; font-size: 14px }
@media (scripting: none) { #sentence { display: none } }
`

/** The document /contact/map: the place's words and link from the start, the map over them once it is drawn. */
export function mapDocument({ places, first, map, nonce }: MapDocumentFacts): string {
  const drawable = places.flatMap((place) => (place.coordinates ? [entryOf(place, place.coordinates)] : []))
  const shown = drawable.find(({ id }) => id === first) ?? drawable[0]
  const facts = {
    places: drawable,
    first: shown?.id,
    scriptUrl: `https://webapi.amap.com/maps?v=1.4.15&key=${encodeURIComponent(map.key)}`,
    securityCode: map.securityCode,
  }
  return `<!doctype html>
<html lang="zh-CN" data-state="waiting">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>公司位置地图</title>
<style>${style}</style>
</head>
<body>
<div id="map"></div>
<div id="words">
<p id="sentence" role="status">正在加载地图…</p>
<p id="name">${escaped(shown?.name ?? '')}</p>
<p id="address">${escaped(shown?.address ?? '')}</p>
<a id="link" href="${escaped(shown?.link ?? '')}" target="_blank" rel="noreferrer">在高德地图中打开</a>
</div>
<script type="application/json" id="facts">${jsonInHtml(facts)}</script>
<script nonce="${nonce}">${program}</script>
</body>
</html>`
}

function entryOf(place: BasePlace, { longitude, latitude }: Coordinates) {
  const { id, name, address } = place
  return { id: String(id), name, address, link: mapLink(place), position: [longitude, latitude] as const }
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** JSON that cannot end the element it stands in. */
function jsonInHtml(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c')
}
