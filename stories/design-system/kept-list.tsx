import { useState } from 'react'
import { ListField, type ListFieldProps } from '#design-system/list-field/index.ts'

/** Keeps the list as a form would. */
export function KeptList<T>({ value, onChange, ...rest }: ListFieldProps<T>) {
  const [list, setList] = useState(value)
  return (
    <div style={{ maxWidth: 720 }}>
      <ListField
        {...rest}
        value={list}
        onChange={(next) => {
          setList(next)
          onChange(next)
        }}
      />
    </div>
  )
}
