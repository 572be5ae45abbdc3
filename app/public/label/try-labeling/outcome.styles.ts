import styled from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'
import { ACCEPTANCE_LIMIT } from './verdict.ts'

const { color, space, fontSize } = token

export const Outcome = styled.div`
  display: grid;
  gap: ${space.x3};

  ${media.fromTablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space.x4};
  }

  ${media.fromLaptop} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.x3};
  }
`

/** Accepted and returned also differ in the mark before the word. */
export const Word = styled.p`
  display: flex;
  gap: ${space.x15};
  align-items: center;
  color: ${color.text};
  font-size: ${fontSize.h4};
  font-weight: ${token.fontWeight.bold};
  line-height: ${token.lineHeight.snug};

  &::before {
    flex: none;
    width: 12px;
    height: 12px;
    border: 2px solid;
    content: '';
  }

  &[data-accepted='true'] {
    color: ${color.terrainText};

    &::before {
      background: currentcolor;
    }
  }

  &[data-accepted='false'] {
    color: ${color.surveyText};

    &::before {
      transform: rotate(45deg);
    }
  }

  ${media.forcedColors} {
    &[data-accepted='true']::before {
      background: CanvasText;
    }
  }
`

/** As high as its longest words, so that nothing moves while a frame is labelled. */
export const Text = styled.p`
  min-height: calc(2em * ${token.lineHeight.body});
  margin-top: ${space.x1};
  color: ${color.textMuted};
  font-size: ${fontSize.small};
  line-height: ${token.lineHeight.body};
`

export const Gauge = styled.div`
  display: grid;
  gap: ${space.x1};
  margin-top: ${space.x2};
`

export const Score = styled.p`
  display: flex;
  gap: ${space.x15};
  align-items: baseline;
  color: ${color.textMuted};
  font-family: ${token.font.figure};
  font-size: ${fontSize.small};
  line-height: ${token.lineHeight.figure};

  strong {
    color: ${color.text};
    font-size: ${fontSize.h1};
    font-weight: ${token.fontWeight.medium};
    font-variant-numeric: tabular-nums;
  }

  strong[data-empty] {
    color: ${color.textSubtle};
  }
`

const limitAt = `${ACCEPTANCE_LIMIT * 100}%`

/** From 0 to 1, with the limit as a mark across it. */
export const Scale = styled.div`
  position: relative;
  height: 8px;
  background: ${color.lineStrong};

  &::after {
    position: absolute;
    top: -5px;
    left: ${limitAt};
    width: 2px;
    height: 18px;
    background: ${color.text};
    content: '';
  }

  ${media.forcedColors} {
    outline: 1px solid CanvasText;

    &::after {
      background: CanvasText;
    }
  }
`

export const Reached = styled.div`
  height: 100%;
  background: ${color.survey};

  &[data-accepted='true'] {
    background: ${color.terrain};
  }

  ${media.motion} {
    transition: width ${token.duration.slow} ${token.easing.out};
  }

  ${media.forcedColors} {
    background: Highlight;
    forced-color-adjust: none;

    &[data-accepted='true'] {
      background: Highlight;
    }
  }
`

export const Limit = styled.p`
  padding-right: calc(100% - ${limitAt} - 2.2em);
  color: ${color.textSubtle};
  font-family: ${token.font.figure};
  font-size: ${fontSize.caption};
  text-align: right;
`

export const Figures = styled.dl`
  align-self: start;
  border-top: 1px solid ${color.lineStrong};
`

export const Row = styled.div`
  display: flex;
  gap: ${space.x2};
  justify-content: space-between;
  padding-block: ${space.x1};
  border-bottom: 1px solid ${color.lineStrong};
  font-size: ${fontSize.small};

  dt {
    color: ${color.textMuted};
  }

  dd {
    font-family: ${token.font.figure};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`
