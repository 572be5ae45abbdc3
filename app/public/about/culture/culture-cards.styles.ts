import styled, { css } from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'

const { color, space, fontSize } = token

/** Three statements under each other, each as wide as the page: no boxes, the words carry it. */
export const Beliefs = styled.ul`
  display: grid;
`

export const Belief = styled.li`
  display: grid;
  gap: ${space.x2} ${space.x3};
  align-content: start;
  padding-block: ${space.x4};
  border-top: 1px solid ${color.lineStrong};
  overflow-wrap: anywhere;

  ${media.fromTablet} {
    grid-template-columns: 3rem minmax(0, 1fr);
    align-items: center;

    > p {
      grid-column: 2;
    }
  }

  ${media.fromLaptop} {
    grid-template-columns: 3rem minmax(0, 3fr) minmax(0, 9fr);
    padding-block: ${space.x6};

    > p {
      grid-column: auto;
    }
  }
`

export const Name = styled.h3`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x15};
  align-items: baseline;
  color: ${color.textMuted};
  font-size: ${fontSize.body};
  font-weight: ${token.fontWeight.medium};
`

export const Latin = styled.span`
  color: ${color.textSubtle};
  font-family: ${token.font.figure};
  font-size: ${fontSize.caption};
  letter-spacing: ${token.letterSpacing.eyebrow};
`

const motto = css`
  font-size: ${fontSize.h3};
  font-weight: ${token.fontWeight.medium};
  line-height: ${token.lineHeight.snug};
  text-wrap: balance;

  ${media.fromTablet} {
    word-break: keep-all;
  }
`

export const Text = styled.p<{ $isLong: boolean }>`
  white-space: pre-line;
  ${({ $isLong }) => !$isLong && motto}
`
