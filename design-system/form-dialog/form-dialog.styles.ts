import styled from 'styled-components'
import { dialogBody, dialogFoot } from '#design-system/dialog-frame/index.ts'
import { denseControls } from '#design-system/form-field/index.ts'
import { token } from '#design-system/tokens/index.ts'

export const Form = styled.form`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
`

export const Body = styled.div`
  ${dialogBody}
  ${denseControls}
  display: grid;
  align-content: start;
  gap: ${token.space.x2};
`

/** Around what is held while it is being sent; not the body itself, which can be scrolled all the same. */
export const Held = styled.div`
  display: contents;
`

export const Foot = styled.div`
  ${dialogFoot}
`

export const FootStart = styled.div`
  margin-inline-end: auto;
  color: ${token.color.textSubtle};
  font-size: ${token.fontSize.small};
`
