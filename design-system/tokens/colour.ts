import { palette } from './palette.ts'

const { ink, blue, orange, green, red, white } = palette

/** Semantic colours on light ground: what a component may ask for. */
export const light = {
  /** The page's ground. */
  background: white,
  /** Ground of a tinted section or of a panel that lies behind cards. */
  tinted: ink[25],
  /** Ground of a card, dialog or field. */
  surface: white,
  /** Ground of a hovered row or a quiet button under the pointer. */
  hovered: ink[50],
  /** Ground of wells, placeholders and disabled controls. */
  sunken: ink[50],
  text: ink[900],
  textMuted: ink[600],
  /** Captions and placeholders: the weakest text that still passes AA. */
  textSubtle: ink[500],
  textDisabled: ink[400],
  link: blue[600],
  linkHovered: blue[700],
  /** Hairlines that only group; never the sole edge of a control. */
  line: ink[100],
  lineStrong: ink[200],
  /** Edge of a field or control: 3:1 against its ground. */
  edge: '#71839d',
  primary: blue[600],
  primaryHovered: blue[700],
  primaryPressed: blue[800],
  onPrimary: white,
  primarySoft: blue[50],
  primarySoftHovered: blue[100],
  onPrimarySoft: blue[700],
  /** Survey orange: handles, markers and the one action that matters. */
  survey: '#e65f05',
  surveyAction: orange[400],
  surveyActionHovered: orange[300],
  surveyActionPressed: '#f58026',
  onSurveyAction: ink[950],
  surveyText: orange[600],
  surveySoft: orange[50],
  onSurveySoft: orange[700],
  terrain: green[500],
  terrainText: green[600],
  terrainSoft: green[50],
  onTerrainSoft: green[700],
  danger: red[600],
  dangerHovered: red[700],
  dangerPressed: '#841519',
  onDanger: white,
  dangerText: red[600],
  dangerSoft: red[50],
  onDangerSoft: red[700],
  focus: blue[600],
  /** Fine decorative contour and grid lines. */
  contour: '#d9e4f4',
  grid: '#e9eff7',
  scrim: 'rgb(7 17 36 / 62%)',
  /** Words on a picture, above the scrim that lies on it. */
  onScrim: white,
  /** The ground let through, under words on a picture: `text` and `textMuted` keep their contrast on any picture. */
  veil: 'rgb(255 255 255 / 78%)',
  skeleton: ink[100],
  skeletonGlow: ink[25],
  shadow: '12 25 48',
}

/** The names every theme gives a value for. */
export type Colours = { [name in keyof typeof light]: string }

/** Semantic colours on dark ground; also the colours inside an ink section of the light theme. */
export const dark: Colours = {
  background: ink[950],
  tinted: ink[900],
  surface: ink[850],
  hovered: ink[800],
  sunken: '#0f1c33',
  text: '#eef3fb',
  textMuted: '#b3c1d6',
  textSubtle: '#92a4bf',
  textDisabled: ink[500],
  link: blue[300],
  linkHovered: blue[200],
  line: '#1e2f4c',
  lineStrong: '#30435f',
  edge: '#6b7f9d',
  primary: blue[500],
  primaryHovered: '#2461e8',
  primaryPressed: blue[600],
  onPrimary: white,
  primarySoft: '#14294f',
  primarySoftHovered: '#1a3464',
  onPrimarySoft: blue[200],
  survey: orange[400],
  surveyAction: orange[400],
  surveyActionHovered: orange[300],
  surveyActionPressed: '#f58026',
  onSurveyAction: ink[950],
  surveyText: orange[300],
  surveySoft: '#35210f',
  onSurveySoft: orange[200],
  terrain: green[400],
  terrainText: green[300],
  terrainSoft: '#0e2c24',
  onTerrainSoft: green[200],
  danger: '#d6393f',
  dangerHovered: red[600],
  dangerPressed: red[700],
  onDanger: white,
  dangerText: red[300],
  dangerSoft: '#381820',
  onDangerSoft: red[200],
  focus: blue[300],
  contour: '#1b3056',
  grid: '#13233f',
  scrim: 'rgb(2 6 14 / 72%)',
  onScrim: white,
  veil: 'rgb(7 17 36 / 78%)',
  skeleton: '#1c2c48',
  skeletonGlow: '#2a3d5c',
  shadow: '0 0 0',
}
