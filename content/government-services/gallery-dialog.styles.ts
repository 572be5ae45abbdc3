import styled from 'styled-components'
import { dialogBody } from '#design-system/dialog-frame/index.ts'
import { token } from '#design-system/tokens/index.ts'

export const GalleryBody = styled.div`
  ${dialogBody}
  display: grid;
  align-content: start;
  gap: ${token.space.x2};
`
