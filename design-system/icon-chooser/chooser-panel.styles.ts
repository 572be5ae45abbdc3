import { Dialog, ListBox, ListBoxItem } from 'react-aria-components'
import styled, { css } from 'styled-components'
import { denseControls } from '#design-system/form-field/index.ts'
import { media, token } from '#design-system/tokens/index.ts'

const PANEL_WIDTH = '22rem'
const GRID_HEIGHT = '17rem'
const EMOJI_CELL = '2.5rem'
const ICON_CELL = '4.75rem'

type Kinded = { $kind: 'icon' | 'emoji' }

export const Panel = styled(Dialog)`
  ${denseControls}
  display: grid;
  gap: ${token.space.x1};
  width: min(${PANEL_WIDTH}, calc(100vw - 2rem));
  padding: ${token.space.x15};
  outline: none;

  > div:first-child > * {
    max-width: none;
  }
`

const columns = { icon: ICON_CELL, emoji: EMOJI_CELL }

/* A fixed height: the panel must not jump while the search narrows the choice. */
export const Grid = styled(ListBox)<Kinded>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(${({ $kind }) => columns[$kind]}, 1fr));
  align-content: start;
  gap: 2px;
  height: ${GRID_HEIGHT};
  margin-inline: calc(-1 * ${token.space.x05});
  padding: ${token.space.x05};
  overflow-y: auto;
  overscroll-behavior: contain;
  outline: none;

  ${media.touch} {
    grid-template-columns: repeat(
      auto-fill,
      minmax(max(${({ $kind }) => columns[$kind]}, ${token.size.target}), 1fr)
    );
  }

  &[data-empty] {
    display: block;
  }
` as unknown as <T extends object>(
  props: React.ComponentProps<typeof ListBox<T>> & Kinded,
) => React.ReactElement

const shapes = {
  icon: css`
    gap: ${token.space.x05};
    padding: ${token.space.x1} 2px;

    svg {
      width: ${token.size.iconLarge};
      height: ${token.size.iconLarge};
    }
  `,
  emoji: css`
    min-height: ${EMOJI_CELL};
    font-size: 1.375rem;
    line-height: 1;
  `,
}

export const Cell = styled(ListBoxItem)<Kinded>`
  display: grid;
  align-content: center;
  justify-items: center;
  min-width: 0;
  border-radius: ${token.radius.small};
  color: ${token.color.textMuted};
  outline: none;
  cursor: pointer;
  ${({ $kind }) => shapes[$kind]}

  &[data-hovered] {
    background: ${token.color.hovered};
    color: ${token.color.text};
  }

  &[data-selected] {
    background: ${token.color.primarySoft};
    color: ${token.color.onPrimarySoft};
    box-shadow: inset 0 0 0 1px ${token.color.primary};
  }

  &[data-focus-visible] {
    box-shadow: inset 0 0 0 ${token.size.focusRing} ${token.color.focus};
  }

  ${media.touch} {
    min-height: ${token.size.target};
  }

  ${media.forcedColors} {
    &[data-selected] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }

    &[data-focus-visible] {
      outline: 3px solid CanvasText;
      outline-offset: -3px;
    }
  }
`

export const CellLabel = styled.span`
  max-width: 100%;
  font-size: ${token.fontSize.caption};
  line-height: ${token.lineHeight.snug};
  text-align: center;
  overflow-wrap: anywhere;
`

export const Nothing = styled.p`
  padding: ${token.space.x3} ${token.space.x1};
  color: ${token.color.textMuted};
  font-size: ${token.fontSize.small};
  text-align: center;
`

export const Entry = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${token.space.x1};
  padding-top: ${token.space.x1};
  border-top: 1px solid ${token.color.line};

  > button {
    align-self: start;
    /* Beside the input, below its label's line. */
    margin-top: calc(${token.fontSize.small} * 1.7 + ${token.space.x05});
    min-height: 2.25rem;

    ${media.touch} {
      min-height: ${token.size.target};
    }
  }
`
