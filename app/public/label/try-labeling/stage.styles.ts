import styled, { css } from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'

const { color } = token

const open = css`
  cursor: crosshair;

  /* A stroke draws and does not scroll; outside the frame the page scrolls as ever. */
  touch-action: none;
`

/** The frame itself: dark ground, a fine grid and the scale of a map sheet at two edges. */
export const Surface = styled.div<{ $isOpen: boolean }>`
  position: relative;
  overflow: hidden;
  aspect-ratio: 3 / 2;
  border: 1px solid ${color.edge};
  background: radial-gradient(80% 90% at 50% 45%, ${color.primarySoft}, ${color.sunken} 85%);
  user-select: none;
  -webkit-touch-callout: none;
  ${({ $isOpen }) => $isOpen && open}

  &::after {
    position: absolute;
    inset: 0;
    background:
      repeating-linear-gradient(90deg, ${color.edge} 0 1px, transparent 1px calc(100% / 12)) 0 0 / 100% 7px
        no-repeat,
      repeating-linear-gradient(${color.edge} 0 1px, transparent 1px calc(100% / 8)) 0 0 / 7px 100% no-repeat;
    pointer-events: none;
    content: '';
  }

  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: 3px;
  }
`

export const Crosshair = styled.path`
  stroke: ${color.survey};
  stroke-width: 1px;
  stroke-dasharray: 2 4;
  vector-effect: non-scaling-stroke;

  ${media.forcedColors} {
    stroke: CanvasText;
  }
`

/** The layers of a drawing, from the ground to the object that is asked for. */
export const Drawn = styled.svg`
  display: block;
  width: 100%;
  height: 100%;
  stroke-linecap: round;
  stroke-linejoin: round;
  fill: none;
  stroke: ${color.lineStrong};
  stroke-width: 1.5px;
  pointer-events: none;

  [data-layer='mass'] {
    fill: ${color.hovered};
  }

  [data-layer='shade'] {
    fill: ${color.background};
    stroke: none;
  }

  [data-layer='lamps'] {
    stroke: ${color.surveyText};
    stroke-width: 5px;
  }

  [data-layer='lights'] {
    stroke-dasharray: 5 9;
    stroke-width: 5px;
    stroke-linecap: butt;
  }

  [data-layer='road'],
  [data-layer='stalk'] {
    stroke: ${color.edge};
    stroke-width: 5px;
  }

  [data-layer='target'] {
    fill: ${color.primarySoft};
    stroke: ${color.textMuted};
    stroke-width: 2px;
  }

  [data-layer='cover'] {
    fill: ${color.textSubtle};
    stroke: none;
  }

  [data-layer='rows'] {
    stroke: ${color.terrain};
  }

  [data-layer='samples'],
  [data-layer='target-samples'] {
    stroke: ${color.edge};
    stroke-width: 3px;
  }

  [data-layer='target-samples'] {
    stroke: ${color.link};
  }

  [data-layer='words'] {
    fill: ${color.textMuted};
    stroke: none;
    font-family: ${token.font.figure};
  }

  ${media.forcedColors} {
    stroke: CanvasText;

    [data-layer='mass'],
    [data-layer='target'],
    [data-layer='shade'] {
      fill: Canvas;
      stroke: CanvasText;
    }
  }
`
