import { forwardRef, useId, type ComponentPropsWithoutRef } from 'react'
import styled from 'styled-components'
import { control, describedBy, Field, type FieldProps } from '#design-system/field/index.ts'

export interface TextFieldProps
  extends
    Omit<ComponentPropsWithoutRef<'input'>, 'size'>,
    Pick<FieldProps, 'label' | 'hint' | 'error' | 'aside'> {}

/** One line of text; plain and uncontrolled with `defaultValue`, or controlled with `value`. `ref` is the input. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  { label, hint, error, aside, id, className, ...rest },
  ref,
) {
  const ownId = useId()
  const controlId = id ?? ownId
  return (
    <Field
      className={className}
      controlId={controlId}
      label={label}
      isRequired={rest.required}
      hint={hint}
      error={error}
      aside={aside}
    >
      <Input ref={ref} id={controlId} type="text" {...describedBy(controlId, { hint, error })} {...rest} />
    </Field>
  )
})

const Input = styled.input`
  ${control}
`
