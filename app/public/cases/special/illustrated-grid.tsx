import styled, { css } from 'styled-components'
import { MediaFrame } from '#design-system/media-frame/index.ts'
import { media, token } from '#design-system/tokens/index.ts'
import { evenRows } from '#app/public/even-rows.ts'
import type { Illustrated } from './special-content.ts'

export interface IllustratedGridProps {
  /** Name of the list for screen readers. */
  label: string
  entries: readonly Illustrated[]
  /** From 1024 px up, where their number does not tell. */
  columns?: 2 | 3
}

/** Pictures with their words, side by side; without boxes, on one line of ground. */
export function IllustratedGrid({ label, entries, columns }: IllustratedGridProps) {
  return (
    <Grid aria-label={label} $count={entries.length} $columns={columns}>
      {entries.map(({ id, title, description, imageUrl }) => (
        <li key={id}>
          <MediaFrame src={imageUrl} alt="" ratio="8/5" shownAs="card" />
          <Title>{title}</Title>
          {description && <Text>{description}</Text>}
        </li>
      ))}
    </Grid>
  )
}

const { color, space } = token

/** Words beside the picture, level with its middle. */
const lying = css`
  grid-template: 1fr auto auto 1fr / minmax(0, 1fr) minmax(0, 1fr);
  column-gap: ${space.x4};

  > :first-child {
    grid-row: 1 / -1;
  }

  > h3 {
    grid-row: 2;
    grid-column: 2;
  }

  > p {
    grid-row: 3;
    grid-column: 2;
  }
`

const Grid = styled.ul<{ $count: number; $columns?: 2 | 3 }>`
  display: grid;
  gap: ${space.x5} ${space.x3};

  ${media.fromLaptop} {
    gap: ${space.x6} ${space.x4};
  }

  > li {
    display: grid;
    gap: ${space.x1};
    align-content: start;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  ${({ $count, $columns }) => evenRows({ count: $count, columns: $columns, lying })}
`

const Title = styled.h3`
  margin-top: ${space.x1};
  font-size: ${token.fontSize.h5};
`

const Text = styled.p`
  color: ${color.textMuted};
  white-space: pre-line;
`
