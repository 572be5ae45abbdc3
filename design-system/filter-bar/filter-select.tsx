import { forwardRef, memo } from 'react'
import { SelectField, type SelectFieldProps, type SelectOption } from '#design-system/select-field/index.ts'

const ALL = '\u0000all'

export type FilterSelectProps<V extends string | number> = Omit<
  SelectFieldProps,
  'options' | 'value' | 'onChange' | 'isLabelHidden' | 'size'
> & {
  /** What is filtered by, such as 状态; also in the text for no filter, 全部状态. */
  label: string
  /** The values to choose from, in order, without one for no filter. */
  options: readonly SelectOption<V>[]
  /** The chosen value; null lets everything through. */
  value: V | null
  /** Told the new value, null for everything. */
  onChange: (value: V | null) => void
  /** Text for no filter. */
  allText?: string
}

/** A select of a filter bar, whose first choice takes the filter away. */
function FilterSelectWithRef<V extends string | number>(
  { label, options, value, onChange, allText = `全部${label}`, ...rest }: FilterSelectProps<V>,
  ref: React.ForwardedRef<HTMLDivElement>,
) {
  const all: SelectOption<V | typeof ALL> = { value: ALL, label: allText }
  return (
    <SelectField<V | typeof ALL>
      {...rest}
      ref={ref}
      label={label}
      isLabelHidden
      size="small"
      options={[all, ...options]}
      value={value ?? ALL}
      onChange={(chosen) => onChange(chosen === ALL ? null : (chosen as V))}
    />
  )
}

/** Drawn again only with other words, another value or another function: its list of choices is long in coming. */
export const FilterSelect = memo(forwardRef(FilterSelectWithRef)) as <V extends string | number>(
  props: FilterSelectProps<V> & React.RefAttributes<HTMLDivElement>,
) => React.ReactElement | null
