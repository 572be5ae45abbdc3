import styled, { css } from 'styled-components'
import { focusRing } from '#design-system/form-field/index.ts'
import { token } from '#design-system/tokens/index.ts'
import { cards, type Align } from './table-layout.ts'

/* What lies over other things is as opaque as the page, and has its row's colour. */
export const tinted = `linear-gradient(var(--row-tint), var(--row-tint)) ${token.color.surface}`

export const BodyRow = styled.tr`
  transition: background-color ${token.duration.quick} ${token.easing.out};

  --row-tint: transparent;
  background: var(--row-tint);

  &:hover {
    --row-tint: ${token.color.hovered};
  }

  &[data-selected] {
    --row-tint: ${token.color.primarySoft};
  }

  &[data-muted] {
    color: ${token.color.textMuted};

    img {
      opacity: 0.6;
      filter: grayscale(1);
    }
  }

  &[data-new] > :first-child {
    box-shadow: inset 3px 0 0 ${token.color.terrain};
  }

  &:focus-visible {
    ${focusRing}
    outline-offset: -2px;
  }

  ${cards} {
    position: relative;
    display: grid;
    gap: ${token.space.x1};
    padding: ${token.space.x2};
    border: 1px solid ${token.color.line};
    border-radius: ${token.radius.medium};
    background: ${tinted};
  }
`

export const cell = css<{ $align: Align }>`
  padding: ${token.space.x1} ${token.space.x15};
  border-bottom: 1px solid ${token.color.line};
  text-align: ${({ $align }) => $align};
  vertical-align: middle;
  overflow-wrap: anywhere;

  ${BodyRow}:last-child > & {
    border-bottom: 0;
  }

  ${cards} {
    padding: 0;
    border: 0;
    text-align: start;
  }
`

export const RowHeader = styled.th<{ $align: Align }>`
  ${cell}
  font-weight: ${token.fontWeight.medium};

  [data-muted] > & {
    font-weight: ${token.fontWeight.regular};
  }

  ${cards} {
    order: -1;

    font-size: ${token.fontSize.body};
  }
`

/* Read as the row's description, so that the row keeps its name. */
export const NewMark = styled.span`
  margin-inline-start: ${token.space.x1};
  padding: 0 ${token.space.x05};
  border-radius: ${token.radius.small};
  background: ${token.color.terrainSoft};
  color: ${token.color.onTerrainSoft};
  font-size: ${token.fontSize.caption};
  white-space: nowrap;
`
