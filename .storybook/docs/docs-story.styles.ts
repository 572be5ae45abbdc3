import styled from 'styled-components'

/** Until its story has come, and of what takes the window's height (fit-frame.ts). */
const FRAME_HEIGHT = '560px'

export const StoryFrame = styled.iframe`
  display: block;
  width: 100%;
  height: ${FRAME_HEIGHT};
  border: 0;
`
