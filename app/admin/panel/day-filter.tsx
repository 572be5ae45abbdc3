import { DateField } from '#design-system/date-field/index.ts'

/** Inclusive days, `YYYY-MM-DD`; '' where a side is open. */
export interface Days {
  from: string
  to: string
}

export interface DayFilterProps {
  days: Days
  onChange: (days: Days) => void
}

/** Keeps the records of some days only. */
export function DayFilter({ days, onChange }: DayFilterProps) {
  const { from, to } = days
  return (
    <>
      <DateField
        label="起始日期"
        isLabelHidden
        size="small"
        value={from}
        max={to || undefined}
        onChange={(chosen) => onChange({ from: chosen, to })}
      />
      <span aria-hidden>至</span>
      <DateField
        label="截止日期"
        isLabelHidden
        size="small"
        value={to}
        min={from || undefined}
        onChange={(chosen) => onChange({ from, to: chosen })}
      />
    </>
  )
}
