import styled, { css } from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'

const { color, space, fontSize } = token

/** Three columns between hairlines; no boxes, the words carry it. */
export const Beliefs = styled.ul`
  display: grid;
  border-top: 1px solid ${color.lineStrong};

  ${media.fromLaptop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`

export const Belief = styled.li`
  display: grid;
  gap: ${space.x2};
  align-content: start;
  padding-block: ${space.x4};
  overflow-wrap: anywhere;

  ${media.belowLaptop} {
    & + & {
      border-top: 1px solid ${color.line};
    }
  }

  ${media.fromLaptop} {
    padding: ${space.x5} ${space.x4} ${space.x2};

    &:first-child {
      padding-left: 0;
    }

    & + & {
      border-left: 1px solid ${color.line};
    }
  }
`

export const Name = styled.h3`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x15};
  align-items: baseline;
  margin-top: ${space.x2};
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
  font-size: ${fontSize.h4};
  line-height: ${token.lineHeight.snug};
  text-wrap: balance;

  ${media.fromDesktop} {
    font-size: ${fontSize.h3};
  }
`

export const Text = styled.p<{ $isLong: boolean }>`
  white-space: pre-line;
  ${({ $isLong }) => !$isLong && motto}
`
