import { token } from '#design-system/tokens/index.ts'

/** The small diamond of a survey station, on the line that leads from one to the next. */
export const stationMark = `
  position: absolute;
  top: 0.5em;
  left: 1px;
  width: 11px;
  height: 11px;
  border: 2px solid ${token.color.survey};
  background: ${token.color.surface};
  transform: rotate(45deg);
  content: '';
`
