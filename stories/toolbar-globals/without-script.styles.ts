import styled from 'styled-components'
import { token } from '#design-system/tokens/index.ts'

/** Beside the words of a documentation page the frame is as high as a small screen. */
const DOCS_HEIGHT = '640px'

export const PrintedPage = styled.iframe<{ $isWhole: boolean }>`
  ${({ $isWhole }) => ($isWhole ? 'position: fixed; inset: 0; height: 100%;' : `height: ${DOCS_HEIGHT};`)}
  display: block;
  width: 100%;
  border: 0;
  background: ${token.color.background};
`
