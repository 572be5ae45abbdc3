import { useState } from 'react'

/**
 * What a field is given by a form that keeps its value: each change is kept, shown and told on.
 * @param args the story's own, whose `value` is the first and whose `onChange` is told
 */
export function useStoryValue<Value, Next extends Value>(args: {
  value: Value
  onChange: (next: Next) => void
}) {
  const [value, setValue] = useState(args.value)
  return {
    value,
    onChange(next: Next) {
      setValue(next)
      args.onChange(next)
    },
  }
}
