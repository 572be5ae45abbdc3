import { Button, Group, Input, SearchField } from 'react-aria-components'
import styled from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'
import { controlBox, fieldColumn, type ControlSize } from '#design-system/form-field/index.ts'

const FIELD_WIDTH = '18rem'
const FULL_WIDTH_BELOW = '480px'

export const Root = styled(SearchField)`
  ${fieldColumn}
  flex: 1 1 ${FIELD_WIDTH};
  max-width: ${FIELD_WIDTH};

  @media (max-width: ${FULL_WIDTH_BELOW}) {
    max-width: none;
  }
`

export const Box = styled(Group)<{ $size: ControlSize }>`
  ${controlBox}
  gap: ${token.space.x1};
  padding-inline: ${token.space.x1};

  > svg {
    flex: none;
    width: ${token.size.iconSmall};
    height: ${token.size.iconSmall};
    color: ${token.color.textSubtle};
  }
`

export const Words = styled(Input)`
  flex: 1;
  align-self: stretch;
  min-width: 0;
  padding: 0;
  border: 0;
  background: transparent;
  color: inherit;
  font-size: inherit;
  text-overflow: ellipsis;
  outline: none;

  &::placeholder {
    color: ${token.color.textSubtle};
    opacity: 1;
  }

  &::-webkit-search-cancel-button {
    display: none;
  }
`

export const Shortcut = styled.kbd`
  flex: none;
  min-width: 1.25rem;
  padding: 0 ${token.space.x05};
  border: 1px solid ${token.color.lineStrong};
  border-radius: ${token.radius.small};
  color: ${token.color.textSubtle};
  font-family: ${token.font.figure};
  font-size: ${token.fontSize.caption};
  line-height: ${token.lineHeight.snug};
  text-align: center;

  ${media.touch} {
    display: none;
  }
`

export const Clear = styled(Button)`
  display: grid;
  place-items: center;
  flex: none;
  width: 1.5rem;
  height: 1.5rem;
  padding: 0;
  border: 0;
  border-radius: ${token.radius.small};
  background: transparent;
  color: ${token.color.textMuted};

  &[data-hovered] {
    background: ${token.color.hovered};
  }

  svg {
    width: 0.875rem;
    height: 0.875rem;
  }

  ${media.touch} {
    width: ${token.size.target};
    height: ${token.size.target};
    margin-inline-end: calc(-1 * ${token.space.x1});
  }
`
