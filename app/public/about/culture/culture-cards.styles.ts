import styled, { css } from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'

const { color, space, fontSize } = token

/** Three statements under each other, each as wide as the page: no boxes, the words carry it. */
export const Beliefs = styled.ul`
  display: grid;
`

export const Belief = styled.li`
  display: grid;
  grid-template-columns: 3rem minmax(0, 1fr);
  gap: ${space.x1} ${space.x2};
  align-content: start;
  align-items: center;
  padding-block: ${space.x3};
  border-top: 1px solid ${color.lineStrong};
  overflow-wrap: anywhere;

  > p {
    grid-column: 1 / -1;
  }

  ${media.fromTablet} {
    gap: ${space.x2} ${space.x3};
    padding-block: ${space.x4};

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
  color: ${color.textMuted};
  font-size: ${fontSize.body};
  font-weight: ${token.fontWeight.medium};
`

const motto = css`
  font-size: ${fontSize.h3};
  font-weight: ${token.fontWeight.medium};
  line-height: ${token.lineHeight.snug};
  text-wrap: balance;
  word-break: keep-all;
`

export const Text = styled.p<{ $isLong: boolean }>`
  white-space: pre-line;
  ${({ $isLong }) => !$isLong && motto}
`
