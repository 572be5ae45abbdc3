import { useId } from 'react'
import styled from 'styled-components'
import { token } from '#design-system/tokens/index.ts'
import type { Field } from '#contract/fields/field.ts'

export interface FixedFieldProps {
  field: Field
  /** The value that stands. */
  value: string | number
}

/** A field that its panel has filled in and that is not changed there. */
export function FixedField({ field, value }: FixedFieldProps) {
  const id = useId()
  return (
    <Line role="group" aria-labelledby={id}>
      <span id={id}>{field.label}</span>
      <output aria-labelledby={id}>{field.options?.[String(value)] ?? String(value)}</output>
    </Line>
  )
}

const Line = styled.div`
  display: grid;
  gap: ${token.space.x1};
  font-size: ${token.fontSize.small};

  span {
    color: ${token.color.textMuted};
    font-weight: ${token.fontWeight.medium};
  }

  output {
    padding: ${token.space.x1} 0;
    color: ${token.color.text};
  }
`
