import styled from 'styled-components'
import { token } from '#design-system/tokens/index.ts'

const { color } = token

export const Lines = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  color: ${color.survey};
  stroke: currentcolor;
  stroke-width: 1.5;
  stroke-dasharray: 6 4;
`

export const Marks = styled.ul`
  position: absolute;
  inset: 0;
`

/** A survey station in its ring; the chosen one is larger. */
export const Mark = styled.li`
  --size: 1.25rem;
  position: absolute;
  display: grid;
  place-items: center;
  width: var(--size);
  height: var(--size);
  border: 1px solid ${color.survey};
  border-radius: 50%;
  background: color-mix(in srgb, ${color.survey} 18%, transparent);
  transform: translate(-50%, -50%);

  > svg {
    width: 1.125rem;
    height: 1.125rem;
    color: ${color.survey};
    fill: ${color.background};
    stroke: currentcolor;
    stroke-width: 2;

    circle {
      fill: currentcolor;
      stroke: none;
    }
  }

  > span {
    position: absolute;
    left: calc(100% + 2px);
    display: grid;
    justify-items: start;
    gap: 3px;
  }

  &[data-shift='-1'] > span {
    transform: translateY(-50%);
  }

  &[data-shift='1'] > span {
    transform: translateY(50%);
  }

  &[data-side='left'] > span {
    right: calc(100% + 2px);
    left: auto;
    justify-items: end;
  }

  &[data-chosen] {
    --size: 2.5rem;
    z-index: ${token.zIndex.raised};

    > svg {
      width: 1.5rem;
      height: 1.5rem;
    }
  }
`

export const Chip = styled.span`
  max-width: 9rem;
  overflow: hidden;
  /* On phones the senior theme's names have just room between their stations and the edge. */
  padding: 0.25em min(0.55em, 1vw);
  border: 1px solid transparent;
  border-radius: 2px;
  background: ${color.primary};
  color: ${color.onPrimary};
  font-size: 0.75rem;
  line-height: 1.2;
  text-overflow: ellipsis;
  white-space: nowrap;

  [data-chosen] & {
    background: ${color.surveyAction};
    color: ${color.onSurveyAction};
    font-size: ${token.fontSize.small};
    font-weight: ${token.fontWeight.medium};
  }
`

export const Figure = styled.span`
  max-width: 9rem;
  overflow: hidden;
  text-overflow: ellipsis;
  color: ${color.text};
  font-family: ${token.font.figure};
  font-size: 0.75rem;
  line-height: 1;
  text-shadow:
    0 0 3px ${color.tinted},
    0 0 3px ${color.tinted};
  white-space: nowrap;
`
