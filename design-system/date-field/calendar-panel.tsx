import type { DateValue } from '@internationalized/date'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Calendar, CalendarGridBody, CalendarGridHeader, CalendarHeaderCell } from 'react-aria-components'
import { Button } from '#design-system/button/index.ts'
import { PopoverSurface } from '#design-system/popover-surface/index.ts'
import { PlainButton } from './date-field.styles.ts'
import { Day, Footer, Grid, Month, MonthRow, Panel } from './calendar.styles.ts'
import { TimeRow } from './time-row.tsx'
import { now, type DateKind } from './date-text.ts'

type CalendarPanelProps = {
  kind: DateKind
  /** Name of the field, for the panel's own name. */
  label: string
  /** Told the present day or moment. */
  onNow: (date: DateValue) => void
}

/** The month that opens below a date field. */
export function CalendarPanel({ kind, label, onNow }: CalendarPanelProps) {
  return (
    <PopoverSurface>
      <Panel aria-label={`选择${label}`}>
        {({ close }) => (
          <>
            <Calendar aria-label={label} firstDayOfWeek="mon">
              <MonthRow>
                <PlainButton slot="previous" aria-label="上个月">
                  <ChevronLeft aria-hidden />
                </PlainButton>
                <Month />
                <PlainButton slot="next" aria-label="下个月">
                  <ChevronRight aria-hidden />
                </PlainButton>
              </MonthRow>
              <Grid>
                <CalendarGridHeader>
                  {(day) => <CalendarHeaderCell>{day}</CalendarHeaderCell>}
                </CalendarGridHeader>
                <CalendarGridBody>{(date) => <Day date={date} />}</CalendarGridBody>
              </Grid>
            </Calendar>
            {kind === 'date-time' && <TimeRow />}
            <Footer>
              <Button
                variant="quiet"
                size="small"
                onClick={() => {
                  onNow(now(kind))
                  close()
                }}
              >
                {kind === 'date' ? '今天' : '现在'}
              </Button>
              <Button variant="secondary" size="small" onClick={close}>
                完成
              </Button>
            </Footer>
          </>
        )}
      </Panel>
    </PopoverSurface>
  )
}
