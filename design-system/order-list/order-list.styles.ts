import { Button, DropIndicator, GridList, GridListItem } from 'react-aria-components'
import styled from 'styled-components'
import { focusRing } from '#design-system/form-field/index.ts'
import { media, token } from '#design-system/tokens/index.ts'

/** In a narrower list the words of a row with a picture get a line of their own. */
const narrow = '@container order-list (max-width: 28rem)'

export const Root = styled.div`
  display: grid;
  gap: ${token.space.x15};
`

export const Search = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space.x1};
`

export const Found = styled.span`
  color: ${token.color.textSubtle};
  font-size: ${token.fontSize.caption};
`

export const Nothing = styled.p`
  margin: 0;
  padding: ${token.space.x2};
  color: ${token.color.textSubtle};
  font-size: ${token.fontSize.small};
  text-align: center;
`

export const List = styled(GridList)`
  container: order-list / inline-size;
  display: flex;
  flex-direction: column;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.medium};
  background: ${token.color.surface};
  outline: none;

  &[data-focus-visible] {
    ${focusRing}
  }
` as unknown as typeof GridList

export const Row = styled(GridListItem)`
  display: flex;
  align-items: center;
  gap: ${token.space.x1};
  min-height: ${token.size.target};
  padding: ${token.space.x05} ${token.space.x1};
  background: ${token.color.surface};
  font-size: ${token.fontSize.small};
  outline: none;

  &:first-child {
    border-start-start-radius: ${token.radius.medium};
    border-start-end-radius: ${token.radius.medium};
  }

  &:last-child {
    border-end-start-radius: ${token.radius.medium};
    border-end-end-radius: ${token.radius.medium};
  }

  & + & {
    border-top: 1px solid ${token.color.line};
  }

  &[data-hovered] {
    background: ${token.color.hovered};
  }

  &[data-focus-visible] {
    ${focusRing}
    outline-offset: -2px;
  }

  &[data-dragging] {
    opacity: 0.5;
  }

  ${narrow} {
    flex-wrap: wrap;
    gap: ${token.space.x05};
  }
` as unknown as typeof GridListItem

export const Drop = styled(DropIndicator)`
  height: 0;
  outline: 1px solid transparent;

  &[data-drop-target] {
    outline: 2px solid ${token.color.survey};
  }

  ${media.forcedColors} {
    outline-color: Canvas;

    &[data-drop-target] {
      outline-color: Highlight;
    }
  }
`

/* Takes what the buttons leave, so that they end the first line of two. */
export const Picture = styled.span`
  display: flex;
  flex: none;

  ${narrow} {
    flex: 1 1 0;
    min-width: 0;

    > * {
      max-width: 100%;
    }
  }
`

export const Words = styled.span`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  overflow-wrap: anywhere;
  line-height: ${token.lineHeight.snug};

  small {
    color: ${token.color.textSubtle};
    font-size: ${token.fontSize.caption};
  }

  ${narrow} {
    ${Picture} + & {
      flex-basis: 100%;
      order: 1;
      padding: 0 ${token.space.x05} ${token.space.x05};
    }
  }
`

export const RowButton = styled(Button)`
  display: grid;
  flex: none;
  place-items: center;
  width: ${token.size.controlSmall};
  height: ${token.size.controlSmall};
  padding: 0;
  border: 0;
  border-radius: ${token.radius.small};
  background: transparent;
  color: ${token.color.textMuted};

  &[data-hovered] {
    background: ${token.color.sunken};
    color: ${token.color.text};
  }

  &[data-focus-visible] {
    ${focusRing}
  }

  &[aria-disabled='true'] {
    color: ${token.color.textDisabled};
    cursor: not-allowed;
  }

  &[slot='drag'] {
    cursor: grab;
  }

  svg {
    width: ${token.size.iconSmall};
    height: ${token.size.iconSmall};
  }

  ${media.touch} {
    width: ${token.size.target};
    height: ${token.size.target};
  }

  ${media.forcedColors} {
    &[aria-disabled='true'] {
      color: GrayText;
    }
  }
`

/** The number of a row's place, to be pressed for another. */
export const Place = styled(RowButton)`
  width: auto;
  min-width: ${token.size.controlSmall};
  padding: 0 ${token.space.x05};
  border: 1px solid ${token.color.line};
  background: ${token.color.surface};
  font-family: ${token.font.figure};

  ${media.touch} {
    width: auto;
    min-width: ${token.size.target};
  }
`
