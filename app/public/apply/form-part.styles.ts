import styled from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'
import { stationMark } from './station-mark.ts'

const { color, space, fontSize } = token

/** Wide windows draw the parts as control points on one dashed line. */
export const Part = styled.fieldset`
  position: relative;
  display: grid;
  gap: ${space.x2};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  > * {
    min-width: 0;
  }

  ${media.fromTablet} {
    padding-left: ${space.x5};

    &::before {
      ${stationMark}
    }

    &::after {
      position: absolute;
      top: calc(0.5em + 19px);
      bottom: calc(-1 * ${space.x5});
      left: 6px;
      border-left: 1px dashed ${color.edge};
      content: '';
    }
  }
`

/** Floats out of the fieldset's border, which browsers draw it into. */
export const Legend = styled.legend`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.x1};
  align-items: baseline;
  float: left;
  width: 100%;
  padding: 0 0 ${space.x1};
  border-bottom: 1px solid ${color.line};
  font-size: ${fontSize.h5};
  font-weight: ${token.fontWeight.semibold};
`

export const Figure = styled.span`
  color: ${color.surveyText};
  font-family: ${token.font.figure};
  font-size: ${fontSize.small};
  font-weight: ${token.fontWeight.regular};
`

export const Need = styled.span`
  margin-left: auto;
  color: ${color.textSubtle};
  font-size: ${fontSize.caption};
  font-weight: ${token.fontWeight.regular};
`

/**
 * Two columns of short fields; long text takes both. A field with rules reserves the height of its hint or error, so
 * that nothing shifts under the pointer.
 */
export const Fields = styled.div`
  display: grid;
  gap: ${space.x1} ${space.x3};

  > * {
    align-content: start;
    min-width: 0;
  }

  > div:has(> input:not([name='school'])) {
    min-height: 6.25rem;
  }

  > div:has(> textarea) {
    padding-bottom: ${space.x1};
  }

  ${media.fromTablet} {
    grid-template-columns: 1fr 1fr;

    > :has(textarea, [inputmode='email']) {
      grid-column: 1 / -1;
    }
  }
`
