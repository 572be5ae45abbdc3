import styled from 'styled-components'
import { Gallery } from '#design-system/gallery/index.ts'
import { media, token } from '#design-system/tokens/index.ts'

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

      > a {
        display: flex;
        flex-direction: column;
        height: 100%;
      }

      > a > div {
        flex: 1;
        aspect-ratio: auto;
      }
    }
  }
`

export const Wall = styled.ul<{ $columns: number }>`
  display: grid;
  gap: ${space.x3};
  max-width: ${({ $columns }) => ($columns === 1 ? '52rem' : 'none')};

  ${media.fromLaptop} {
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
    gap: ${space.x4};
  }

  > li > div {
    height: 100%;
  }
`

export const Tracks = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(19rem, 100%), 1fr));
  gap: ${space.x3};
`

export const Track = styled.li`
  display: grid;
  grid-template-rows: auto 1fr;
  min-width: 0;
  overflow-wrap: anywhere;

  > div {
    border-top-left-radius: 0;
    border-top-right-radius: 0;
  }

  audio {
    margin-top: auto;
  }
`

export const Columns = styled.ul<{ $columns: number }>`
  column-gap: ${space.x3};

  ${media.fromTablet} {
    columns: ${({ $columns }) => Math.min($columns, 2)};
  }

  ${media.fromLaptop} {
    columns: ${({ $columns }) => $columns};
  }

  > li {
    margin-bottom: ${space.x3};
    break-inside: avoid;
  }
`
