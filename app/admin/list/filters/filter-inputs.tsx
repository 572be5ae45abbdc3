import { useMemo } from 'react'
import { useEventCallback } from '#design-system/hooks/use-event-callback.ts'
import { FilterSelect } from '#design-system/filter-bar/index.ts'
import type { Field } from '#contract/fields/field.ts'
import * as Heavy from '#app/admin/form/inputs/lazy-inputs.tsx'
import { distinctWords, type Filter, type FilterKind } from './filter.ts'
import type { Filters } from './use-filters.ts'

/** The inputs of a list's filters, each as its field's kind asks for. */
export function FilterInputs(props: Filters) {
  return props.filters.map((filter) => {
    const Input = inputs[filter.way]
    return <Input key={filter.name} {...props} filter={filter} />
  })
}

type Input = (props: Filters & { filter: Filter }) => JSX.Element

/** A way without an input does not compile. */
const inputs: Record<FilterKind, Input> = {
  value: ValueInput,
  words: WordsInput,
  reference: ({ filter: { field, fieldName, name }, chosen, choose, fieldOptions }) => (
    <Heavy.ComboBox
      {...fieldOptions?.[fieldName]?.references}
      label={field.label}
      isLabelHidden
      size="small"
      placeholder={`全部${field.label}`}
      value={chosen[name]}
      onChange={(value) => choose({ [name]: value })}
    />
  ),
  days: ({ filter: { field }, chosen, choose, timesCleared }) => (
    <Heavy.DateRange
      key={timesCleared}
      label={field.label}
      from={chosen.from ?? ''}
      to={chosen.to ?? ''}
      onChange={(range) => choose(range)}
    />
  ),
}

function ValueInput({ filter: { field, name }, chosen, choose }: Parameters<Input>[0]) {
  const choices = useMemo(() => choicesOf(field), [field])
  const onChange = useEventCallback((value: string | null) => choose({ [name]: value ?? '' }))
  return <FilterSelect label={field.label} {...choices} value={chosen[name] || null} onChange={onChange} />
}

function WordsInput({ filter, chosen, choose, records }: Parameters<Input>[0]) {
  const { field, fieldName, name } = filter
  const options = useMemo(
    () => distinctWords(records ?? [], fieldName).map((word) => ({ value: word, label: word })),
    [records, fieldName],
  )
  const onChange = useEventCallback((value: string | null) => choose({ [name]: value ?? '' }))
  return (
    <FilterSelect label={field.label} options={options} value={chosen[name] || null} onChange={onChange} />
  )
}

/** 是 or 否 alone would not say of what, once it is chosen. */
function choicesOf({ label, options = {} }: Field) {
  const isYesOrNo = options[1] === '是' && options[0] === '否'
  return {
    allText: isYesOrNo ? `是否${label}` : undefined,
    options: Object.entries(options).map(([value, words]) => ({
      value,
      label: isYesOrNo ? `${value === '1' ? '' : '非'}${label}` : words,
    })),
  }
}
