import styled from 'styled-components'
import { MediaFrame } from '#design-system/media-frame/index.ts'
import { media, token } from '#design-system/tokens/index.ts'
import type { Illustrated } from './special-content.ts'

export interface IllustratedGridProps {
  /** Name of the list for screen readers. */
  label: string
  entries: readonly Illustrated[]
  /** From 1024 px up. */
  columns?: 2 | 3
}

/** Pictures with their words, side by side; without boxes, on one line of ground. */
export function IllustratedGrid({ label, entries, columns = 3 }: IllustratedGridProps) {
  return (
    <Grid aria-label={label} $columns={columns}>
      {entries.map(({ id, title, description, imageUrl }) => (
        <li key={id}>
          <MediaFrame src={imageUrl} alt="" ratio="8/5" />
          <Title>{title}</Title>
          {description && <Text>{description}</Text>}
        </li>
      ))}
    </Grid>
  )
}

const { color, space } = token

const Grid = styled.ul<{ $columns: number }>`
  display: grid;
  gap: ${space.x5} ${space.x3};

  ${media.fromTablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.fromLaptop} {
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
    gap: ${space.x6} ${space.x4};
  }

  > li {
    display: grid;
    gap: ${space.x1};
    align-content: start;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`

const Title = styled.h3`
  margin-top: ${space.x1};
  font-size: ${token.fontSize.h5};
`

const Text = styled.p`
  color: ${color.textMuted};
  white-space: pre-line;
`
