import { css } from 'styled-components'
import { token } from '#design-system/tokens/index.ts'

/** Windows that have room for more than the page's normal measure. */
export const fromWide = '@media (min-width: 1600px)'

/** Galleries and grids reach beyond the normal measure, while the heading above them keeps to it. */
export const wide = css`
  ${fromWide} {
    margin-inline: calc((${token.size.container} - ${token.size.containerWide}) / 2);
  }
`
