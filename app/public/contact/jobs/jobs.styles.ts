import styled from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'
import { lineLength } from '#design-system/tokens/line-length.ts'
import { clamped } from '#design-system/tokens/clamped.ts'
import { evenRows } from '#app/public/even-rows.ts'

const { color, space, fontSize } = token

export const Cards = styled.ul<{ $count: number }>`
  display: grid;
  gap: ${space.x3};
  ${({ $count }) => evenRows({ count: $count })}

  > li {
    display: grid;
    min-width: 0;
  }
`

export const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.x1};
  color: ${color.textSubtle};
  font-size: ${fontSize.small};

  li + li::before {
    margin-right: ${space.x1};
    color: ${color.survey};
    content: '·';
  }
`

/** Three lines of the description; the rest is in the details. */
export const Summary = styled.p`
  ${clamped(3)}
  margin-bottom: ${space.x1};
  color: ${color.textMuted};
  font-size: ${fontSize.small};
`

export const Tags = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x05};

  &:empty {
    display: none;
  }
`

export const Place = styled.span`
  display: inline-flex;
  gap: ${space.x05};
  align-items: center;

  ~ svg,
  > svg {
    width: ${token.size.iconSmall};
    height: ${token.size.iconSmall};
  }
`

export const Chapters = styled.div`
  display: grid;
  gap: ${space.x3};
  margin-top: ${space.x3};
  padding-top: ${space.x3};
  border-top: 1px solid ${color.line};

  h2,
  h3 {
    margin-bottom: ${space.x05};
    font-size: ${fontSize.body};
  }

  p {
    max-width: ${lineLength};
    color: ${color.textMuted};
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`

export const LoadFailure = styled.p`
  padding: ${space.x3};
  border: 1px dashed ${color.lineStrong};
  border-radius: ${token.radius.medium};
  background: ${color.surface};
  color: ${color.dangerText};
  text-align: center;

  a {
    color: ${color.link};

    ${media.touch} {
      display: inline-flex;
      align-items: center;
      min-height: ${token.size.target};
    }
  }
`
