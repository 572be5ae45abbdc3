import styled from 'styled-components'
import { Gallery } from '#design-system/gallery/index.ts'
import { media, token } from '#design-system/tokens/index.ts'
import { swipeRow } from '#app/public/swipe-row.ts'
import { evenRows } from '#app/public/even-rows.ts'

const { color, space } = token

/** Where the pictures fill whole rows that way, the leading one takes four cells. What a sample is stands below it. */
export const Mosaic = styled(Gallery)`
  > li > a > span {
    position: static;
    padding: ${space.x15} 0;
    background: none;
    color: ${color.text};
    opacity: 1;
    transform: none;

    > span + span {
      color: ${color.textMuted};
    }
  }

  > :first-child:nth-last-child(odd) {
    grid-column: 1 / -1;
  }

  ${media.fromLaptop} {
    > :first-child:nth-last-child(odd) {
      grid-column: auto;
    }

    > :first-child:nth-last-child(3n) {
      grid-area: span 2 / span 2;
    }
  }
`

export const Wall = styled.ul<{ $columns: number }>`
  display: grid;
  gap: ${space.x3};
  max-width: ${({ $columns }) => ($columns === 1 ? '52rem' : 'none')};
  ${swipeRow('86%')}

  ${media.fromLaptop} {
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
    gap: ${space.x4};
  }

  > li > div {
    height: 100%;
  }
`

/** Recordings or texts side by side; no row has a hole. */
export const Rows = styled.ul<{ $count: number }>`
  display: grid;
  gap: ${space.x3};
  ${({ $count }) => evenRows({ count: $count })}

  > li {
    display: grid;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  audio {
    margin-top: auto;
  }
`
