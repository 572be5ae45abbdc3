import { Button, ListBox, ListBoxItem, Select, SelectValue, Text } from 'react-aria-components'
import styled from 'styled-components'
import { token } from '#design-system/tokens/index.ts'
import { controlBox, fieldColumn, type ControlSize } from '#design-system/form-field/index.ts'
import { choiceRow } from '#design-system/popover-surface/index.ts'

const LIST_HEIGHT = '20rem'

export const Root = styled(Select)`
  ${fieldColumn}
` as typeof Select

export const Trigger = styled(Button)<{ $size: ControlSize }>`
  ${controlBox}
  justify-content: space-between;
  gap: ${token.space.x1};
  padding: 0 ${token.space.x1} 0 ${token.space.x15};
  text-align: start;

  [data-invalid] > & {
    border-color: ${token.color.dangerText};
  }

  svg {
    flex: none;
    width: ${token.size.iconSmall};
    height: ${token.size.iconSmall};
    color: ${token.color.textSubtle};
  }
`

export const Value = styled(SelectValue)`
  overflow: hidden;
  min-width: 0;
  text-overflow: ellipsis;
  white-space: nowrap;

  /* The chosen option brings its own boxes, each of which must be shortened. */
  span {
    overflow: hidden;
    min-width: 0;
    text-overflow: ellipsis;
  }

  &[data-placeholder] {
    color: ${token.color.textSubtle};
  }

  [slot='description'] {
    display: none;
  }
`

export const List = styled(ListBox)`
  max-height: ${LIST_HEIGHT};
  padding: ${token.space.x05};
  overflow: auto;
  outline: none;
` as typeof ListBox

export const Choice = styled(ListBoxItem)`
  ${choiceRow}
  justify-content: space-between;
`

export const ChoiceText = styled.span`
  display: flex;
  flex-direction: column;
  min-width: 0;
`

export const Described = styled(Text)`
  color: ${token.color.textMuted};
  font-size: ${token.fontSize.caption};

  [data-disabled] & {
    color: inherit;
  }
`

export const Nothing = styled.div`
  padding: ${token.space.x1};
  color: ${token.color.textSubtle};
  font-size: ${token.fontSize.small};
`
