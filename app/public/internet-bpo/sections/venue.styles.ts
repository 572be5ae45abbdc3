import styled from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'

const { color, space, fontSize } = token

export const Site = styled.div<{ $hasPicture: boolean }>`
  display: grid;
  gap: ${space.x5};

  ${media.fromLaptop} {
    grid-template-columns: ${({ $hasPicture }) =>
      $hasPicture ? 'minmax(0, 7fr) minmax(0, 5fr)' : 'minmax(0, 1fr)'};
    gap: ${space.x8};
    align-items: center;
  }
`

export const Facts = styled.ul`
  border-top: 1px solid ${color.lineStrong};
`

export const Fact = styled.li`
  padding-block: ${space.x15};
  border-bottom: 1px solid ${color.line};
  color: ${color.textMuted};
  font-size: ${fontSize.lead};
  overflow-wrap: anywhere;

  ${media.fromTablet} {
    padding-block: ${space.x3};
  }
`

export const Figure = styled.b`
  margin-inline: 0.08em;
  color: ${color.text};
  font-family: ${token.font.figure};
  font-size: ${fontSize.h2};
  font-weight: ${token.fontWeight.medium};
  line-height: 1.2;

  &:first-child {
    margin-left: 0;
  }
`
