import styled, { css, keyframes } from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'

const { color } = token

export const Overlay = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  overflow: visible;
  pointer-events: none;
`

const settle = keyframes`
  from {
    transform: scale(1.05);
  }
`

/** The three differ in colour and in their dashes. */
const owners = css`
  --mark: ${color.survey};
  --chip: ${color.surveyAction};
  --on-chip: ${color.onSurveyAction};

  &[data-owner='reference'] {
    --mark: ${color.terrain};
    --chip: ${color.terrainSoft};
    --on-chip: ${color.onTerrainSoft};
  }

  &[data-owner='second'] {
    --mark: ${color.link};
    --chip: ${color.primarySoft};
    --on-chip: ${color.onPrimarySoft};
  }
`

export const Line = styled.path`
  ${owners}
  fill: color-mix(in srgb, var(--mark) 12%, transparent);
  stroke: var(--mark);
  stroke-width: 2px;
  vector-effect: non-scaling-stroke;

  &[data-owner='reference'] {
    fill: none;
    stroke-dasharray: 9 4;
  }

  &[data-owner='second'] {
    fill: none;
    stroke-dasharray: 2 3;
  }

  &:not([data-owner='label']) {
    transform-box: fill-box;
    transform-origin: center;

    ${media.motion} {
      animation: ${settle} ${token.duration.slow} ${token.easing.physical};
    }
  }

  ${media.forcedColors} {
    && {
      --mark: CanvasText;
    }

    &&[data-owner='label'] {
      --mark: Highlight;
    }
  }
`

export const Handles = styled.path`
  fill: none;
  stroke: ${color.survey};
  stroke-width: 10px;
  stroke-linecap: square;
  vector-effect: non-scaling-stroke;

  ${media.forcedColors} {
    stroke: Highlight;
  }
`

export const Chip = styled.span`
  ${owners}
  position: absolute;
  padding: 0.1em 0.5em;
  border: 1px solid var(--mark);
  background: var(--chip);
  color: var(--on-chip);
  font-family: ${token.font.figure};
  font-size: ${token.fontSize.caption};
  line-height: 1.5;
  white-space: nowrap;
  pointer-events: none;
`
