import styled from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'

const { color, space, fontSize } = token

export const Room = styled.div<{ $hasPicture: boolean }>`
  display: grid;
  gap: ${space.x6};

  ${media.fromLaptop} {
    grid-template-columns: ${({ $hasPicture }) =>
      $hasPicture ? 'minmax(0, 7fr) minmax(0, 5fr)' : 'minmax(0, 1fr)'};
    gap: ${space.x10};
    align-items: center;
  }
`

export const Layers = styled.ol<{ $columns: number }>`
  display: grid;
  column-gap: ${space.x4};

  ${media.fromTablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.fromLaptop} {
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  }
`

/** Each layer hangs from its own tick. */
export const Layer = styled.li`
  position: relative;
  padding: ${space.x2} 0;
  border-top: 1px solid ${color.lineStrong};
  overflow-wrap: anywhere;

  ${media.fromTablet} {
    padding: ${space.x3} 0 ${space.x5};
  }

  &::before {
    position: absolute;
    top: -1px;
    left: 0;
    width: ${space.x6};
    height: 3px;
    background: ${color.survey};
    content: '';
  }
`

export const Title = styled.h3`
  font-size: ${fontSize.h4};
`

export const Text = styled.p`
  margin-top: ${space.x1};
  color: ${color.textMuted};
  white-space: pre-line;
`
