import {
  CalendarCell,
  CalendarGrid,
  CalendarHeading,
  DateInput,
  Dialog,
  TimeField,
} from 'react-aria-components'
import styled from 'styled-components'
import { controlBox, type ControlSize } from '#design-system/form-field/index.ts'
import { forcedMark, media, token } from '#design-system/tokens/index.ts'

const CELL = '2.25rem'
/** A seventh of the panel where the window is narrow: less its margin, the panel's padding and its borders. */
const WIDEST_CELL = `(100vw - 1rem - 2 * ${token.space.x15} - 2px) / 7`

export const Panel = styled(Dialog)`
  display: grid;
  gap: ${token.space.x1};
  padding: ${token.space.x15};
  outline: none;
`

export const MonthRow = styled.header`
  display: flex;
  align-items: center;
  gap: ${token.space.x05};
`

export const Month = styled(CalendarHeading)`
  flex: 1;
  font-size: ${token.fontSize.small};
  text-align: center;
`

export const Grid = styled(CalendarGrid)`
  margin-inline: auto;

  th {
    height: 1.75rem;
    color: ${token.color.textSubtle};
    font-size: ${token.fontSize.caption};
    font-weight: ${token.fontWeight.regular};
  }

  td {
    padding: 1px;

    ${media.touch} {
      padding: 0;
    }
  }
`

export const Day = styled(CalendarCell)`
  display: grid;
  place-items: center;
  width: ${CELL};
  height: ${CELL};
  border-radius: ${token.radius.small};
  font-size: ${token.fontSize.small};
  font-variant-numeric: tabular-nums;
  outline: none;
  cursor: default;

  &[data-today] {
    box-shadow: inset 0 0 0 1px ${token.color.survey};
  }

  &[data-hovered] {
    background: ${token.color.hovered};
  }

  &[data-selected] {
    background: ${token.color.primary};
    color: ${token.color.onPrimary};
  }

  &[data-focus-visible] {
    outline: ${token.size.focusRing} solid ${token.color.focus};
    outline-offset: 1px;
  }

  &[data-outside-month] {
    color: ${token.color.textDisabled};
  }

  &[data-disabled] {
    color: ${token.color.textDisabled};
  }

  &[data-unavailable] {
    text-decoration: line-through;
  }

  ${media.touch} {
    width: min(${token.size.target}, ${WIDEST_CELL});
    height: ${token.size.target};
  }

  ${media.forcedColors} {
    &[data-disabled],
    &[data-outside-month] {
      color: GrayText;
    }

    &[data-today] {
      border: 1px solid CanvasText;
    }

    &[data-selected] {
      ${forcedMark}
    }
  }
`

export const Footer = styled.div`
  display: flex;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${token.space.x1};
  padding-top: ${token.space.x1};
  border-top: 1px solid ${token.color.line};
`

export const Time = styled(TimeField)`
  display: flex;
  align-items: center;
  gap: ${token.space.x1};
  color: ${token.color.textMuted};
  font-size: ${token.fontSize.small};
`

export const TimeParts = styled(DateInput)<{ $size?: ControlSize }>`
  ${controlBox}
  flex: 1;
  justify-content: center;
  font-variant-numeric: tabular-nums;
`
