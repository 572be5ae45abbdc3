import styled from 'styled-components'
import { boundingBox } from '#design-system/survey-frame/index.ts'
import { media, token } from '#design-system/tokens/index.ts'

const { color, space } = token

/** A map sheet with its lines, on which nothing has been marked yet. */
export const Sheet = styled.div`
  position: relative;
  isolation: isolate;
  display: grid;
  gap: ${space.x4};
  padding: ${space.x4} ${space.x3};
  border: 1px solid ${color.line};
  background: ${color.surface};

  > :first-child {
    z-index: -1;
  }

  ${media.fromLaptop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    gap: ${space.x8};
    align-items: center;
    min-height: 24rem;
    padding: ${space.x8};
  }
`

export const Words = styled.div`
  display: grid;
  gap: ${space.x2};
`

export const Title = styled.p`
  font-size: ${token.fontSize.h3};
  font-weight: ${token.fontWeight.semibold};
  line-height: ${token.lineHeight.tight};
`

export const Text = styled.p`
  max-width: 34em;
  color: ${color.textMuted};
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x2};
  margin-top: ${space.x1};
`

/** The frame of an annotation that waits for its object, a surveyor's cross in its middle. */
export const Blank = styled.div`
  --mark: ${color.survey};

  position: relative;
  min-height: 9rem;
  background:
    linear-gradient(${color.survey}, ${color.survey}) 50% 50% / 1px 2.5rem no-repeat,
    linear-gradient(${color.survey}, ${color.survey}) 50% 50% / 2.5rem 1px no-repeat,
    radial-gradient(circle, transparent 0 27px, ${color.survey} 27.5px 28.5px, transparent 29px) 50% 50% /
      60px 60px no-repeat,
    repeating-linear-gradient(135deg, ${color.line} 0 1px, transparent 1px 10px);

  &::after {
    position: absolute;
    inset: -4px;
    content: '';
    ${boundingBox}
  }

  ${media.fromLaptop} {
    min-height: 14rem;
  }

  ${media.forcedColors} {
    display: none;
  }
`
