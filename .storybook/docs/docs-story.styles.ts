import styled from 'styled-components'

/** High enough for a dialog with its own scrolling, low enough to see where the page goes on. */
const FRAME_HEIGHT = '560px'

export const StoryFrame = styled.iframe`
  display: block;
  width: 100%;
  height: ${FRAME_HEIGHT};
  border: 0;
`
