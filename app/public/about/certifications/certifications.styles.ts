import styled, { css } from 'styled-components'
import { boundingBox } from '#design-system/survey-frame/index.ts'
import { media, token } from '#design-system/tokens/index.ts'

const { color, space, fontSize } = token

export const Register = styled.ul`
  border-top: 1px solid ${color.lineStrong};
`

/** One line of the register; the whole line is the link's target. */
export const Row = styled.li`
  --mark: ${color.survey};

  position: relative;
  display: grid;
  grid-template-columns: 3.5rem minmax(0, 1fr);
  gap: ${space.x05} ${space.x2};
  align-items: center;
  padding-block: ${space.x2};
  border-bottom: 1px solid ${color.line};
  overflow-wrap: anywhere;

  > :first-child {
    grid-row: span 3;
  }

  ${media.fromLaptop} {
    grid-template-columns: 3.75rem minmax(0, 5fr) minmax(0, 3fr) minmax(19rem, 4fr);
    gap: ${space.x3};

    > :first-child {
      grid-row: auto;
    }
  }

  &::after {
    position: absolute;
    inset: -2px -12px;
    opacity: 0;
    pointer-events: none;
    transition: opacity ${token.duration.quick} ${token.easing.out};
    content: '';
    ${boundingBox}
  }

  ${media.hover} {
    &:hover::after {
      opacity: 1;
    }
  }
`

export const Words = styled.div`
  display: grid;
  gap: ${space.x05};
`

export const Title = styled.h3`
  display: -webkit-box;
  overflow: hidden;
  font-size: ${fontSize.h5};
  line-height: ${token.lineHeight.snug};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`

const twoLines = css`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`

export const Category = styled.p`
  ${twoLines}
  color: ${color.surveyText};
  font-size: ${fontSize.small};
`

export const Authority = styled.p`
  ${twoLines}
  color: ${color.textMuted};
  font-size: ${fontSize.small};
`

/** From the day of issue to the last day, as a measured distance. */
export const Validity = styled.p`
  display: flex;
  gap: ${space.x1};
  align-items: center;
  color: ${color.textMuted};
  font-family: ${token.font.figure};
  font-size: ${fontSize.small};
  white-space: nowrap;

  > :last-child {
    display: contents;

    &::before {
      flex: 1;
      min-width: 1rem;
      max-width: 8rem;
      height: 9px;
      border: solid ${color.terrain};
      border-width: 0 1px;
      background: linear-gradient(${color.terrain}, ${color.terrain}) 0 50% / 100% 1px no-repeat;
      content: '';
    }
  }
`
