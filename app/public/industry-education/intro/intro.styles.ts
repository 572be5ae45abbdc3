import styled from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'
import { lineLength } from '#design-system/tokens/line-length.ts'

const { color, space, fontSize } = token

export const Opening = styled.div`
  display: grid;
  gap: ${space.x4} ${space.x8};
  margin-bottom: ${space.x5};
  overflow-wrap: anywhere;

  > :first-child {
    margin-bottom: 0;
  }

  ${media.fromLaptop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
    margin-bottom: ${space.x8};
  }
`

export const Description = styled.p`
  max-width: ${lineLength};
  color: ${color.textMuted};
  font-size: ${fontSize.lead};
  white-space: pre-line;
`

/** Two readings on one scale, beside heading and words. */
export const Figures = styled.dl`
  display: grid;
  grid-template-columns: 1fr 1fr;
  align-content: start;

  ${media.fromLaptop} {
    grid-row: span 2;
    grid-template-columns: none;
    align-self: end;
    border-left: 1px solid ${color.lineStrong};
  }

  > div {
    position: relative;
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    padding: ${space.x1} ${space.x2} ${space.x1} 0;

    ${media.fromLaptop} {
      padding: ${space.x2} 0 ${space.x2} ${space.x4};

      &::before {
        position: absolute;
        top: ${space.x4};
        left: -4px;
        width: 7px;
        height: 7px;
        background: ${color.survey};
        content: '';
      }
    }
  }

  dt {
    color: ${color.textMuted};
    font-size: ${fontSize.small};
  }

  dd {
    display: flex;
    gap: ${space.x05};
    align-items: baseline;
    font-size: ${fontSize.h1};
    font-weight: ${token.fontWeight.medium};

    > span:last-child {
      color: ${color.textMuted};
      font-size: ${fontSize.small};
      font-weight: ${token.fontWeight.regular};
    }
  }
`
