import styled from 'styled-components'
import { Gallery } from '#design-system/gallery/index.ts'
import { fadingEdge } from '#design-system/tab-strip/fading-edge.ts'
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
    <div>
      <Sheet>
        <Gallery
          label={label}
          pictures={[{ id: src, src, title: label }]}
          ratio="30/11"
          fit="contain"
          shownAs="chart"
          opensAs="readable"
        />
      </Sheet>
      <Hint>左右滑动，点开看大图</Hint>
    </div>
  )
}

/** On narrow windows the chart keeps its size and is moved sideways inside its own frame. */
const Sheet = styled.div`
  border: 1px solid ${token.color.line};

  ${media.belowLaptop} {
    overflow-x: auto;
    ${fadingEdge}

    > ul {
      width: 60rem;
    }
  }

  /* Its heading stands above it; a caption over a drawing hides the drawing. */
  a > span {
    display: none;
  }
`

const Hint = styled.p`
  display: none;
  margin-top: ${token.space.x1};
  color: ${token.color.textSubtle};
  font-size: ${token.fontSize.small};

  ${media.belowLaptop} {
    display: block;
  }
`
