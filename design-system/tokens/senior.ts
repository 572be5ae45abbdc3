import { dark, light, type Colours } from './colour.ts'
import { palette } from './palette.ts'

const { ink, blue, orange, green, red, white } = palette

const darkRed = '#8f151c'
const darkOrange = '#7a3005'
const darkGreen = '#0b4f33'

/** 适老化: text at 7:1 on every ground, no weak grey, edges and marks at 4.5:1. */
export const senior: Colours = {
  ...light,
  text: ink[950],
  textMuted: ink[800],
  textSubtle: ink[700],
  textDisabled: ink[500],
  link: blue[800],
  linkHovered: blue[900],
  line: ink[300],
  lineStrong: ink[500],
  edge: ink[700],
  primary: blue[700],
  primaryHovered: blue[800],
  primaryPressed: blue[900],
  onPrimarySoft: blue[800],
  survey: orange[600],
  surveyText: darkOrange,
  onSurveySoft: darkOrange,
  terrain: green[600],
  terrainText: darkGreen,
  onTerrainSoft: darkGreen,
  danger: red[700],
  dangerHovered: '#841519',
  dangerPressed: '#6b1014',
  dangerText: darkRed,
  onDangerSoft: darkRed,
  focus: blue[800],
  contour: light.grid,
  scrim: 'rgb(7 17 36 / 78%)',
}

/**
 * Ink sections of the senior theme use light filled controls with dark text. No fill with 7:1 contrast to white text
 * stands out from ink.
 */
export const seniorInk: Colours = {
  ...dark,
  text: white,
  textMuted: '#dbe5f3',
  textSubtle: '#c2cfe1',
  textDisabled: ink[400],
  link: blue[200],
  linkHovered: blue[100],
  line: ink[600],
  lineStrong: ink[400],
  edge: ink[300],
  primary: blue[200],
  primaryHovered: blue[100],
  primaryPressed: blue[50],
  onPrimary: ink[950],
  onPrimarySoft: blue[100],
  surveyText: orange[200],
  onSurveySoft: orange[100],
  terrain: green[300],
  terrainText: green[200],
  onTerrainSoft: green[100],
  danger: red[300],
  dangerHovered: red[200],
  dangerPressed: red[100],
  onDanger: ink[950],
  dangerText: red[200],
  onDangerSoft: red[100],
  focus: blue[200],
  scrim: 'rgb(2 6 14 / 80%)',
}
