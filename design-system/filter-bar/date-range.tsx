import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { DateField } from '#design-system/date-field/index.ts'
import { Range } from './filter-bar.styles.ts'

export type DateRangeProps = Omit<ComponentPropsWithoutRef<'div'>, 'onChange'> & {
  /** What the days belong to, such as 提交日期. */
  label: string
  /** First day as `YYYY-MM-DD`, '' for no bound (spec: decision X-33). */
  from: string
  /** Last day, included; '' for no bound. */
  to: string
  /** Told both bounds. */
  onChange: (range: { from: string; to: string }) => void
}

/** Two days that bound a list; each limits the other. */
export const DateRange = forwardRef<HTMLDivElement, DateRangeProps>(function DateRange(
  { label, from, to, onChange, ...rest },
  ref,
) {
  return (
    <Range {...rest} ref={ref} role="group" aria-label={label}>
      <span aria-hidden>{label}</span>
      <DateField
        label={`${label}起`}
        isLabelHidden
        size="small"
        value={from}
        max={to || undefined}
        onChange={(next) => onChange({ from: next, to })}
      />
      <span aria-hidden>至</span>
      <DateField
        label={`${label}止`}
        isLabelHidden
        size="small"
        value={to}
        min={from || undefined}
        onChange={(next) => onChange({ from, to: next })}
      />
    </Range>
  )
})
