import { css } from 'styled-components'

/** A word or two on one line; broken only where even a whole line is too short for it. */
export const keptWhole = css`
  word-break: keep-all;
  overflow-wrap: break-word;
`
