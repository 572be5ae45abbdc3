import styled from 'styled-components'
import { token } from '#design-system/tokens/index.ts'

/** Until its story has come, and of what takes the window's height (fit-frame.ts). */
const FRAME_HEIGHT = '560px'

export const StoryFrame = styled.iframe`
  display: block;
  width: 100%;
  height: ${FRAME_HEIGHT};
  border: 0;
`

export const FramePlace = styled.div`
  position: relative;
`

/** Stands in the place of a story until that is drawn. */
export const Loading = styled.p`
  position: absolute;
  inset: 0 0 auto;
  margin: 0;
  padding: ${token.space.x3};
  color: ${token.color.textMuted};
  font-size: ${token.fontSize.small};
  text-align: center;
`
