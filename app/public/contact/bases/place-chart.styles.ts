import styled from 'styled-components'
import { boundingBox } from '#design-system/survey-frame/index.ts'
import { token } from '#design-system/tokens/index.ts'

const { color, space, fontSize } = token

export const Chart = styled.div`
  position: relative;
  margin: ${space.x3} ${space.x4};

  > svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    overflow: visible;
  }
`

export const Line = styled.line`
  stroke: ${color.survey};
  stroke-dasharray: 6 5;
  stroke-opacity: 0.7;
`

/** A small station, or the chosen one: a pin in the frame of a detected object. */
export const Point = styled.span<{ $isEastern: boolean; $lean: number }>`
  --mark: ${color.survey};

  position: absolute;
  display: grid;
  place-items: center;
  width: 0.625rem;
  height: 0.625rem;
  border: 2px solid ${color.textMuted};
  border-radius: 50%;
  background: ${color.tinted};
  color: ${color.textMuted};
  transform: translate(-50%, -50%);

  > span {
    position: absolute;
    ${({ $isEastern }) => ($isEastern ? 'right' : 'left')}: calc(100% + ${space.x1});
    transform: translateY(${({ $lean }) => $lean * 50}%);
  }

  &[data-chosen] {
    z-index: ${token.zIndex.raised};
    width: 2.75rem;
    height: 2.75rem;
    border: 0;
    border-radius: 0;
    background: color-mix(in srgb, ${color.survey} 16%, transparent);
    color: ${color.survey};

    &::after {
      position: absolute;
      inset: 0;
      content: '';
      ${boundingBox}
    }

    > span {
      padding: 0.1em 0.6em;
      background: ${color.surveyAction};
      color: ${color.onSurveyAction};
      font-weight: ${token.fontWeight.medium};
    }
  }

  > svg {
    width: ${token.size.icon};
    height: ${token.size.icon};
  }
`

export const Name = styled.span`
  max-width: 9rem;
  overflow: hidden;
  font-size: ${fontSize.small};
  text-overflow: ellipsis;
  white-space: nowrap;
`
