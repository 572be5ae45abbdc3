import type { Colours } from './colour.ts'
import type { requiredContrast } from './contrast.ts'

type ColourName = keyof Colours

/** One foreground on one ground, with the kind of contrast it must reach. */
export type ContrastPair = { on: ColourName; front: ColourName; kind: keyof typeof requiredContrast }

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
const graphics: ColourName[] = ['focus', 'edge', 'primary', 'danger', 'terrain']

/** Every pair that components put together; the test holds all of them in all themes. */
export const contrastPairs: ContrastPair[] = [
  ...grounds.flatMap((on) => texts.map((front) => ({ on, front, kind: 'text' as const }))),
  ...['background' as const, 'tinted' as const, 'surface' as const].flatMap((on) =>
    graphics.map((front) => ({ on, front, kind: 'graphic' as const })),
  ),
  { on: 'primary', front: 'onPrimary', kind: 'text' },
  { on: 'primaryHovered', front: 'onPrimary', kind: 'text' },
  { on: 'primaryPressed', front: 'onPrimary', kind: 'text' },
  { on: 'primarySoft', front: 'onPrimarySoft', kind: 'text' },
  { on: 'primarySoftHovered', front: 'onPrimarySoft', kind: 'text' },
  { on: 'primarySoft', front: 'text', kind: 'text' },
  { on: 'surveyAction', front: 'onSurveyAction', kind: 'text' },
  { on: 'surveyActionHovered', front: 'onSurveyAction', kind: 'text' },
  { on: 'surveyActionPressed', front: 'onSurveyAction', kind: 'text' },
  { on: 'surveySoft', front: 'onSurveySoft', kind: 'text' },
  { on: 'background', front: 'survey', kind: 'graphic' },
  { on: 'tinted', front: 'survey', kind: 'graphic' },
  { on: 'terrainSoft', front: 'onTerrainSoft', kind: 'text' },
  { on: 'danger', front: 'onDanger', kind: 'text' },
  { on: 'dangerHovered', front: 'onDanger', kind: 'text' },
  { on: 'dangerPressed', front: 'onDanger', kind: 'text' },
  { on: 'dangerSoft', front: 'onDangerSoft', kind: 'text' },
  { on: 'dangerSoft', front: 'text', kind: 'text' },
  { on: 'terrainSoft', front: 'text', kind: 'text' },
  { on: 'surveySoft', front: 'text', kind: 'text' },
]
