import styled from 'styled-components'
import { Gallery } from '#design-system/gallery/index.ts'
import { media, token } from '#design-system/tokens/index.ts'

const { color, space, fontSize } = token

export const Board = styled.div<{ $hasRail: boolean }>`
  display: grid;
  gap: ${space.x4};

  ${media.fromLaptop} {
    grid-template-columns: ${({ $hasRail }) => ($hasRail ? 'minmax(0, 8fr) minmax(0, 4fr)' : 'none')};
    gap: ${space.x6};
    align-items: start;
  }
`

/** Hairlines that cross in a surveyed point. */
export const Quadrants = styled.ul`
  display: grid;
  border-block: 1px solid ${color.lineStrong};

  ${media.fromTablet} {
    position: relative;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    grid-auto-rows: 1fr;

    &:has(> :nth-child(3))::after {
      position: absolute;
      top: 50%;
      left: 50%;
      width: 13px;
      height: 13px;
      border: 2px solid ${color.survey};
      background: ${color.surface};
      transform: translate(-50%, -50%) rotate(45deg);
      content: '';
    }
  }
`

export const Quadrant = styled.li`
  display: grid;
  grid-template-columns: 2rem minmax(0, 1fr);
  gap: ${space.x1};
  align-content: start;
  padding: ${space.x2} 0;
  overflow-wrap: anywhere;

  & + & {
    border-top: 1px solid ${color.line};
  }

  ${media.fromTablet} {
    grid-template-columns: none;
    gap: ${space.x2};
    padding: ${space.x4} ${space.x5};

    &:nth-child(2) {
      border-top: 0;
    }

    &:nth-child(odd) {
      padding-left: 0;
      border-right: 1px solid ${color.line};
    }

    &:nth-child(even) {
      padding-right: 0;
    }
  }
`

export const Mark = styled.span`
  color: ${color.surveyText};
  font-family: ${token.font.figure};
  font-size: ${fontSize.small};
`

export const Title = styled.h3`
  font-size: ${fontSize.h4};
`

export const Text = styled.p`
  margin-top: ${space.x05};
  color: ${color.textMuted};
  white-space: pre-line;
`

/** One or two pictures stand below each other; of more the leading one is large where the count is odd. */
export const Evidence = styled(Gallery)`
  align-content: start;

  > :first-child:nth-last-child(odd) {
    grid-column: 1 / -1;
  }

  ${media.fromLaptop} {
    &:not(:has(> :nth-child(3))) {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`
