import styled, { css } from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'

const { color, space, fontSize } = token

export const levels = { 1: fontSize.h1, 2: fontSize.h2, 3: fontSize.h3 }

export const alignments = {
  start: css`
    justify-items: start;
    text-align: left;
  `,
  center: css`
    justify-items: center;
    margin-inline: auto;
    text-align: center;
  `,
}

export const Root = styled.div<{ $align: keyof typeof alignments }>`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: ${({ $align }) => ($align === 'center' ? 'center' : 'space-between')};
  gap: ${space.x3};
  margin-block-end: ${space.x4};

  ${media.fromLaptop} {
    margin-block-end: ${space.x8};
  }
`

export const Words = styled.div<{ $align: keyof typeof alignments }>`
  display: grid;
  gap: ${space.x2};
  max-width: 46rem;
  overflow-wrap: anywhere;
  ${({ $align }) => alignments[$align]}
`

/** A measured tick before the label: survey handle, then a short scale. */
export const Eyebrow = styled.p`
  display: inline-flex;
  align-items: center;
  gap: ${space.x15};
  color: ${color.textMuted};
  font-family: ${token.font.figure};
  font-size: ${fontSize.caption};
  font-weight: ${token.fontWeight.medium};
  line-height: 1;
  letter-spacing: ${token.letterSpacing.eyebrow};
  text-transform: uppercase;

  &::before {
    width: 40px;
    height: 9px;
    background:
      linear-gradient(${color.survey}, ${color.survey}) 0 50% / 9px 9px no-repeat,
      linear-gradient(${color.lineStrong}, ${color.lineStrong}) 0 50% / 100% 1px no-repeat,
      repeating-linear-gradient(90deg, ${color.textSubtle} 0 1px, transparent 1px 6px) 15px 0 / 25px 100%
        no-repeat;
    content: '';

    ${media.forcedColors} {
      display: none;
    }
  }
`

/** Breaks only at commas; a clause that exceeds a line breaks anywhere. */
export const Heading = styled.h2<{ $level: keyof typeof levels }>`
  overflow-wrap: anywhere;
  word-break: keep-all;
  font-size: ${({ $level }) => levels[$level]};
`

/** Like the heading it breaks at its commas; lines of one length leave no lost word on the last. */
export const Lead = styled.p`
  text-wrap: balance;
  word-break: keep-all;
  color: ${color.textMuted};
  font-size: ${fontSize.lead};
`

export const Action = styled.div`
  flex: none;
  max-width: 100%;
`
