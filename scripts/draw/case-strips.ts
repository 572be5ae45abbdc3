import type { Scene } from './kit/render.ts'
import type { NightView } from './kit/stage.ts'
import type { Picture } from './pictures.ts'
import { campus } from './scenes/campus.ts'
import { cityModel } from './scenes/city-stages.ts'
import { contourSheet } from './scenes/contour-sheet.ts'
import { countyClass } from './scenes/county-class.ts'
import { hazardMap } from './scenes/hazard-map.ts'
import { fieldSurvey, riverBasin } from './scenes/land-stages.ts'
import { layerStack } from './scenes/layer-stack.ts'
import { lidarSwath } from './scenes/lidar-swath.ts'
import { parcelSheet } from './scenes/parcel-sheet.ts'
import { classroom } from './scenes/people-stages.ts'
import { soilBlock } from './scenes/soil.ts'
import { street } from './scenes/street.ts'
import { stripFrames } from './scenes/strip-frames.ts'
import { stripAnswers, stripLanguages, stripRelevance } from './scenes/strip-texts.ts'
import { waveform } from './scenes/waveform.ts'
import { archive } from './scenes/work-stages.ts'
import { workshop } from './scenes/workshop.ts'

const size = [1600, 534] as const
const low = [1600, 460] as const

/** Where stages stand in a strip: in the open, and with walls. */
const open: NightView = { focus: [0.735, 0.57], unit: 16.5 }
const walled: NightView = { focus: [0.735, 0.59], unit: 15.5 }

const strip = (name: string, paint: () => Scene | Promise<Scene>, quality: number): Picture => ({
  file: `public/images/${name}.webp`,
  paint,
  quality,
})

/** Behind the names of the case pages: small, because words and a veil lie over them. */
export const caseStrips: readonly Picture[] = [
  strip('cases', () => archive(...size, walled), 70),
  strip('cases-government', () => parcelSheet(...size, 17, true), 58),
  strip('cases-disaster', () => hazardMap(...low, 14, true), 50),
  strip('cases-soil', () => soilBlock(...size, { focus: [0.735, 0.53], unit: 14.5 }), 70),
  strip('cases-land', () => fieldSurvey(...size, open), 68),
  strip('cases-annotation', () => street(...low, { night: true, vanish: [0.7, 0.42], zoom: 0.62 }), 66),
  strip('cases-models', () => stripAnswers(...size), 70),
  strip('cases-video', () => stripFrames(...size), 70),
  strip('cases-relevance', () => stripRelevance(...size), 70),
  strip('cases-languages', () => stripLanguages(...size), 70),
  strip('cases-speech', () => waveform(...size, true), 62),
  strip('cases-surveying', () => contourSheet(...size, 88, true, 0.66), 54),
  strip('cases-maps', () => layerStack(...size, [0.735, 0.53], 12.5), 66),
  strip('cases-cities', () => cityModel(...size, open), 66),
  strip('cases-rivers', () => riverBasin(...size, open), 70),
  strip('cases-resources', () => lidarSwath(...size, open), 60),
  strip('cases-education', () => campus(...low, { night: true, focus: [0.72, 0.4], unit: 19 }), 66),
  strip('cases-shenzhen', () => workshop(...size, walled), 70),
  strip('cases-guangzhou', () => classroom(...size, false, walled), 68),
  strip('cases-jiangxi', () => countyClass(...size, walled), 70),
]
