import type { Colours } from './colour.ts'
import type { requiredContrast } from './contrast.ts'

type ColourName = keyof Colours

/** One foreground on one ground, with the kind of contrast it must reach. */
export type ContrastPair = { on: ColourName; front: ColourName; kind: keyof typeof requiredContrast.AA }

const grounds: ColourName[] = ['background', 'tinted', 'surface', 'hovered', 'sunken']
const texts: ColourName[] = [
  'text',
  'textMuted',
  'textSubtle',
  'link',
  'linkHovered',
  'dangerText',
  'terrainText',
  'surveyText',
]
const graphics: ColourName[] = ['focus', 'edge', 'primary', 'danger', 'terrain', 'survey']

/**
 * Every colour pair that components combine; the test checks them in every theme and ink section. WCAG 1.4.3 and
 * 1.4.11 exempt `textDisabled` and decoration (`line`, `lineStrong`, `contour`, `grid`, skeletons).
 */
export const contrastPairs: ContrastPair[] = [
  ...grounds.flatMap((on) => pairs(on, texts)),
  ...grounds.flatMap((on) => pairs(on, graphics, 'graphic')),
  ...pairs('primary', ['onPrimary']),
  ...pairs('primaryHovered', ['onPrimary']),
  ...pairs('primaryPressed', ['onPrimary']),
  ...pairs('primarySoft', ['onPrimarySoft', 'text', 'textMuted', 'link']),
  ...pairs('primarySoftHovered', ['onPrimarySoft', 'text']),
  ...pairs('surveyAction', ['onSurveyAction']),
  ...pairs('surveyActionHovered', ['onSurveyAction']),
  ...pairs('surveyActionPressed', ['onSurveyAction']),
  ...pairs('surveySoft', ['onSurveySoft', 'text', 'textMuted', 'surveyText']),
  ...pairs('terrainSoft', ['onTerrainSoft', 'text', 'textMuted', 'terrainText']),
  ...pairs('danger', ['onDanger']),
  ...pairs('dangerHovered', ['onDanger']),
  ...pairs('dangerPressed', ['onDanger']),
  ...pairs('dangerSoft', ['onDangerSoft', 'text', 'textMuted', 'dangerText']),
  // Icons in their own tone on a card, and words that a grid line passes under.
  ...pairs('surface', ['onPrimarySoft', 'onSurveySoft', 'onTerrainSoft']),
  ...pairs('grid', ['text', 'textMuted', 'onPrimarySoft']),
  // A tooltip is the page turned round.
  ...pairs('text', ['background']),
  // The knob of a switch that is off.
  ...pairs('edge', ['onPrimary'], 'graphic'),
  // Text over gallery or showcase pictures and the page top, with its focus ring. These grounds are translucent, so
  // `contrast` assumes the worst picture; text stays within their full strength.
  ...pairs('scrim', ['onScrim']),
  ...pairs('veil', ['text', 'textMuted']),
  ...pairs('veil', ['focus'], 'graphic'),
]

function pairs(on: ColourName, fronts: ColourName[], kind: ContrastPair['kind'] = 'text'): ContrastPair[] {
  return fronts.map((front) => ({ on, front, kind }))
}
