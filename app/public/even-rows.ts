import { css, type RuleSet } from 'styled-components'
import { fromWide } from '#design-system/global-style/from-wide.ts'
import { breakpoint, media, token } from '#design-system/tokens/index.ts'

/** From tablet up to where laptops begin. */
export const onTablets = `@media (min-width: ${breakpoint.tablet}px) and (max-width: ${breakpoint.laptop - 0.02}px)`
const onLaptops = `${media.fromLaptop} and (max-width: 1599.98px)`

/** From so many items on, wide windows show four in a row. */
const MANY = 7

export interface EvenRows {
  /** Number of items. */
  count: number
  /** Columns from 1024 px up; without it, three, or two for a pair or two pairs. */
  columns?: 2 | 3
  /** How an item looks that has more than one column. */
  lying?: RuleSet
}

/** Columns of a grid without a gap in its last row: one or two items span more columns. */
export function evenRows({ count, columns = count === 2 || count === 4 ? 2 : 3, lying }: EvenRows): RuleSet {
  const wide = count >= MANY && columns === 3 ? 4 : columns
  return css`
    ${onTablets} {
      ${columnsOf(2, count, lying)}
    }

    ${onLaptops} {
      ${columnsOf(columns, count, lying)}
    }

    ${fromWide} {
      ${columnsOf(wide, count, lying)}
    }
  `
}

function columnsOf(columns: number, count: number, lying?: RuleSet): RuleSet {
  const left = count % columns
  const spanning = left === 0 ? undefined : spanOf(columns, left)
  return css`
    grid-template-columns: repeat(${columns}, minmax(0, 1fr));

    ${
      spanning &&
      css`
        > ${spanning.items} {
          grid-column: span ${spanning.cells};
          ${lying}
        }
      `
    }
  `
}

/** Which items fill the last row's free cells, and by how many cells each. */
function spanOf(columns: number, left: number): { items: string; cells: number } {
  if (columns === 2) return { items: ':last-child', cells: 2 }
  if (left === 1) return { items: ':first-child', cells: columns }
  if (columns - left === 2) return { items: ':nth-child(-n + 2)', cells: 2 }
  return { items: ':first-child', cells: 2 }
}

/** A card with its picture beside its words; the picture keeps its shape unless the words need more height. */
export const lyingCard = css`
  > div {
    flex-direction: row;
  }

  > div > :first-child {
    flex: none;
    width: 58%;
    border-radius: ${token.radius.small} 0 0 ${token.radius.small};

    > * {
      min-height: 100%;
    }
  }

  > div > :last-child {
    justify-content: center;
  }
`
