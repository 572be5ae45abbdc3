import styled from 'styled-components'
import { denseControls } from '#design-system/form-field/index.ts'
import { control } from '#design-system/field/index.ts'
import { errorText } from '#design-system/form-field/form-field.styles.ts'
import { media, token } from '#design-system/tokens/index.ts'

const PREVIEW_WIDTH = '13rem'
const STACKED_BELOW = '420px'

/** Above the fields' own rule, which has the same weight. */
export const Place = styled.div`
  ${denseControls}
  container: coordinates / inline-size;
`

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, ${PREVIEW_WIDTH});
  align-items: stretch;
  gap: ${token.space.x15} ${token.space.x2};

  @container coordinates (max-width: ${STACKED_BELOW}) {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Inputs = styled.div`
  display: grid;
  align-content: start;
  gap: ${token.space.x1};
  min-width: 0;
`

export const AxisRoot = styled.div`
  display: grid;
  grid-template-columns: fit-content(50%) minmax(0, 1fr);
  align-items: center;
  gap: ${token.space.x05} ${token.space.x1};
`

export const AxisLabel = styled.label`
  color: ${token.color.textMuted};
  font-size: ${token.fontSize.small};
`

export const Figure = styled.input`
  ${control}
  font-family: ${token.font.figure};
  font-variant-numeric: tabular-nums;
`

export const AxisMessage = styled.span`
  ${errorText}
  grid-column: 1 / -1;
`

export const Offer = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space.x05} ${token.space.x1};
  padding: ${token.space.x05} ${token.space.x1};
  border-radius: ${token.radius.small};
  background: ${token.color.surveySoft};
  color: ${token.color.onSurveySoft};
  font-size: ${token.fontSize.small};
  line-height: ${token.lineHeight.snug};

  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-start;
  min-height: ${token.size.controlSmall};
  margin-inline-start: calc(-1 * ${token.space.x05});
`

export const Converter = styled.div`
  display: grid;
  gap: ${token.space.x15};
  margin-top: ${token.space.x15};
  padding: ${token.space.x15};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.small};
  background: ${token.color.tinted};
`

export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space.x1};
`

export const Preview = styled.figure`
  position: relative;
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  gap: ${token.space.x05};
  min-width: 0;
  margin: 0;
  color: ${token.color.textMuted};
  font-family: ${token.font.figure};
  font-size: ${token.fontSize.caption};
  line-height: ${token.lineHeight.snug};

  svg {
    display: block;
    width: 100%;
    min-height: 0;
    border: 1px solid ${token.color.line};
    border-radius: ${token.radius.small};
    background: ${token.color.tinted};
  }

  figcaption {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${token.space.x1};
    min-height: ${token.lineHeight.snug}em;
  }

  text {
    fill: ${token.color.textSubtle};
    font-size: 9px;
  }
`

export const lines = {
  frame: token.color.edge,
  grid: token.color.lineStrong,
  marker: token.color.survey,
}
