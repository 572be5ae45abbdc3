import styled from 'styled-components'
import { focusRing } from '#design-system/form-field/index.ts'
import { media, token } from '#design-system/tokens/index.ts'
import { cards, headTop } from './data-table.styles.ts'
import { BodyRow } from './row.styles.ts'

/* The whole label is the target, larger than the box in it. */
export const Box = styled.label`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${token.space.x05};
  min-width: ${token.size.controlSmall};
  min-height: ${token.size.controlSmall};
  cursor: pointer;
  user-select: none;

  input {
    width: 1.125rem;
    height: 1.125rem;
    margin: 0;
    border-radius: ${token.radius.small};
    accent-color: ${token.color.primary};
    cursor: inherit;

    &:focus-visible {
      ${focusRing}
    }
  }

  ${media.touch} {
    min-width: ${token.size.target};
    min-height: ${token.size.target};
  }
`

/* On cards there is no heading over the boxes. */
export const BoxText = styled.span`
  display: none;

  ${cards} {
    display: inline;
  }
`

export const Bar = styled.div`
  position: sticky;
  bottom: ${token.space.x1};
  z-index: ${token.zIndex.sticky};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space.x05} ${token.space.x1};
  margin-top: ${token.space.x1};
  padding: ${token.space.x05} ${token.space.x15};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.medium};
  background: ${token.color.primarySoft};
  color: ${token.color.onPrimarySoft};
  box-shadow: ${token.shadow.medium};
  font-size: ${token.fontSize.small};
  font-variant-numeric: tabular-nums;

  > :last-child {
    margin-inline-start: auto;
  }
`

/* On cards the box stands in the corner, beside the card's title. */
export const SelectCell = styled.td`
  width: 1px;
  padding: 0 0 0 ${token.space.x05};
  border-bottom: 1px solid ${token.color.line};
  vertical-align: middle;

  ${BodyRow}:last-child > & {
    border-bottom: 0;
  }

  ${cards} {
    position: absolute;
    inset: ${token.space.x05} ${token.space.x05} auto auto;
    width: auto;
    padding: 0;
    border: 0;

    ~ [role='rowheader'] {
      padding-inline-end: ${token.size.target};
    }
  }
`

export const SelectHeadCell = styled.th`
  position: sticky;
  top: ${headTop};
  z-index: ${token.zIndex.raised};
  width: 1px;
  padding: 0 0 0 ${token.space.x05};
  border-bottom: 1px solid ${token.color.lineStrong};
  border-start-start-radius: ${token.radius.medium};
  background: ${token.color.tinted};

  ${cards} {
    position: static;
    width: auto;
    padding: 0;
    border: 0;
    background: none;
    font-weight: ${token.fontWeight.regular};
  }
`
