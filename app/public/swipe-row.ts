import { css } from 'styled-components'
import { breakpoint } from '#design-system/tokens/breakpoints.ts'
import { token } from '#design-system/tokens/token.ts'

/**
 * On phones a grid becomes one row that is swiped, the next entry in sight at its edge; the senior theme keeps the column.
 * Only for lists whose entries hold a link or control: the keyboard reaches what is out of sight through them.
 * @param width of an entry, such as `82%`
 */
export const swipeRow = (width: string) => css`
  @media screen and (max-width: ${breakpoint.tablet - 0.02}px) {
    :root:not([data-theme='senior']) & {
      grid-template-columns: none;
      grid-auto-flow: column;
      grid-auto-columns: ${width};
      gap: ${token.space.x2};
      margin-inline: calc(-1 * ${token.size.gutter});
      padding-inline: ${token.size.gutter};
      padding-block: 4px;
      overflow-x: auto;
      overscroll-behavior-x: contain;
      scroll-padding-inline: ${token.size.gutter};
      scroll-snap-type: x proximity;
      scrollbar-width: none;

      > * {
        grid-column: auto;
        scroll-snap-align: start;
      }

      &:has(> :only-child) {
        grid-auto-columns: 100%;
      }
    }
  }
`
