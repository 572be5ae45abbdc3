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
 * Every pair that components put together, found by reading their styles and by looking at what browsers drew; the test
 * holds all of them in every theme and in its ink sections. Left out, because WCAG 1.4.3 and 1.4.11 exempt them: `textDisabled`, and what only
 * decorates or groups (`line`, `lineStrong`, `contour`, `grid`, skeletons).
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
  // On pictures: words over a gallery's or a showcase's picture, and the top of a page with the ring around its links.
  // Both grounds let through, so `contrast` takes the worst picture; the components let no word beyond their full strength.
  ...pairs('scrim', ['onScrim']),
  ...pairs('veil', ['text', 'textMuted']),
  ...pairs('veil', ['focus'], 'graphic'),
]

function pairs(on: ColourName, fronts: ColourName[], kind: ContrastPair['kind'] = 'text'): ContrastPair[] {
  return fronts.map((front) => ({ on, front, kind }))
}
