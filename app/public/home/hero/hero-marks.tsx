import styled from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'

/** Register crosses at the picture's far corners, as in a map sheet's margin. Decoration. */
export function HeroMarks() {
  return (
    <Marks aria-hidden>
      <Cross data-at="top" />
      <Cross data-at="bottom" />
    </Marks>
  )
}

const { color, size, space } = token

const Marks = styled.div`
  position: absolute;
  inset: calc(${size.header} + ${space.x3}) max(${size.gutter}, (100% - ${size.container}) / 2) ${space.x12};
  display: none;
  pointer-events: none;

  ${media.fromLaptop} {
    display: block;
  }
`

const Cross = styled.span`
  position: absolute;
  right: 0;
  width: 25px;
  height: 25px;
  background:
    linear-gradient(${color.survey}, ${color.survey}) 50% 50% / 100% 1px no-repeat,
    linear-gradient(${color.survey}, ${color.survey}) 50% 50% / 1px 100% no-repeat;

  &[data-at='top'] {
    top: 0;
  }

  &[data-at='bottom'] {
    bottom: 0;
  }
`
