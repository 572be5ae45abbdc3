import styled from 'styled-components'
import { Gallery } from '#design-system/gallery/index.ts'
import { media, token } from '#design-system/tokens/index.ts'

export interface FlowPictureProps {
  /** What the chart shows, for screen readers and for the dialog that opens it large. */
  label: string
  /** Address ready for display. */
  src: string
}

/** A flow chart that administrators drew: seen whole, and never smaller than it can be read. */
export function FlowPicture({ label, src }: FlowPictureProps) {
  return (
    <Sheet>
      <Gallery label={label} pictures={[{ id: src, src, title: label }]} ratio="30/11" fit="contain" />
    </Sheet>
  )
}

/** On phones the chart keeps its size and is moved sideways inside its own frame. */
const Sheet = styled.div`
  border: 1px solid ${token.color.line};

  ${media.belowTablet} {
    overflow-x: auto;

    > ul {
      width: 44rem;
    }
  }

  /* Its heading stands above it; a caption over a drawing hides the drawing. */
  a > span {
    display: none;
  }
`
