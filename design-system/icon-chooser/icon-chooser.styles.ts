import { Button, Group } from 'react-aria-components'
import styled from 'styled-components'
import { controlBox, type ControlSize } from '#design-system/form-field/index.ts'
import { hintText } from '#design-system/form-field/form-field.styles.ts'
import { media, token } from '#design-system/tokens/index.ts'

export const Box = styled(Group)<{ $size: ControlSize }>`
  ${controlBox}
`

export const Trigger = styled(Button)`
  display: flex;
  flex: 1;
  align-items: center;
  align-self: stretch;
  gap: ${token.space.x1};
  min-width: 0;
  padding: 0 ${token.space.x1};
  border: 0;
  border-radius: inherit;
  background: transparent;
  color: inherit;
  font-size: inherit;
  text-align: start;
  outline: none;
  cursor: pointer;

  > svg {
    flex: none;
    width: ${token.size.iconSmall};
    height: ${token.size.iconSmall};
    color: ${token.color.textSubtle};
  }

  &[data-disabled] {
    cursor: not-allowed;
  }
`

export const ChosenMark = styled.span<{ $isEmpty: boolean }>`
  display: grid;
  flex: none;
  place-items: center;
  width: 1.5rem;
  height: 1.5rem;
  border: 1px ${({ $isEmpty }) => ($isEmpty ? 'dashed' : 'solid')} ${token.color.lineStrong};
  border-radius: ${token.radius.small};
  font-size: 1rem;
  line-height: 1;

  svg {
    width: ${token.size.iconSmall};
    height: ${token.size.iconSmall};
  }

  ${media.forcedColors} {
    border-color: CanvasText;
  }
`

export const ChosenText = styled.span<{ $isEmpty: boolean }>`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  color: ${({ $isEmpty }) => ($isEmpty ? token.color.textSubtle : 'inherit')};
  text-overflow: ellipsis;
  white-space: nowrap;
`

export const RawName = styled.code`
  font-family: ${token.font.figure};
`

export const UnknownNote = styled.span`
  ${hintText}
  color: ${token.color.surveyText};
  overflow-wrap: anywhere;
`
