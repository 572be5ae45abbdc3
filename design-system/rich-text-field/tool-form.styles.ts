import styled from 'styled-components'
import { denseControls } from '#design-system/form-field/index.ts'
import { PopoverSurface } from '#design-system/popover-surface/index.ts'
import { media, token } from '#design-system/tokens/index.ts'

const { color, space, fontSize } = token

export const ToolPopover = styled(PopoverSurface)`
  width: min(20rem, calc(100vw - 1rem));
`

export const ToolForm = styled.form`
  ${denseControls}
  display: grid;
  gap: ${space.x15};
  padding: ${space.x2};
`

export const ToolFormActs = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space.x1};
`

export const Check = styled.label`
  display: flex;
  align-items: center;
  gap: ${space.x1};
  font-size: ${fontSize.small};

  input {
    width: 1rem;
    height: 1rem;
    margin: 0;
    accent-color: ${color.primary};
  }

  ${media.touch} {
    min-height: ${token.size.target};
  }
`

export const Note = styled.p`
  color: ${color.textSubtle};
  font-size: ${fontSize.small};
  line-height: ${token.lineHeight.snug};
`
