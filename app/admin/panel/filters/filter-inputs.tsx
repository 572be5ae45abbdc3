import { FilterSelect } from '#design-system/filter-bar/index.ts'
import type { Field } from '#contract/fields/field.ts'
import * as Heavy from '#app/admin/panel/inputs/heavy-inputs.tsx'
import { wordsIn, type Filter, type FilterWay } from './filter.ts'
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
const inputs: Record<FilterWay, Input> = {
  value: ({ filter: { field, name }, chosen, choose }) => (
    <FilterSelect
      label={field.label}
      {...choicesOf(field)}
      value={chosen[name] || null}
      onChange={(value) => choose({ [name]: value ?? '' })}
    />
  ),
  words: ({ filter: { field, fieldName, name }, chosen, choose, records = [] }) => (
    <FilterSelect
      label={field.label}
      options={wordsIn(records, fieldName).map((word) => ({ value: word, label: word }))}
      value={chosen[name] || null}
      onChange={(value) => choose({ [name]: value ?? '' })}
    />
  ),
  reference: ({ filter: { field, fieldName, name }, chosen, choose, looks }) => (
    <Heavy.ComboBox
      {...looks?.[fieldName]?.references}
      label={field.label}
      isLabelHidden
      size="small"
      placeholder={`全部${field.label}`}
      value={chosen[name]}
      onChange={(value) => choose({ [name]: value })}
    />
  ),
  days: ({ filter: { field }, chosen, choose }) => (
    <Heavy.DateRange
      label={field.label}
      from={chosen.from ?? ''}
      to={chosen.to ?? ''}
      onChange={(range) => choose(range)}
    />
  ),
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
