import { forwardRef, useId, type ComponentPropsWithoutRef } from 'react'
import styled from 'styled-components'
import { control, describedBy, Field, type FieldProps } from '#design-system/field/index.ts'

export interface TextAreaProps
  extends ComponentPropsWithoutRef<'textarea'>, Pick<FieldProps, 'label' | 'hint' | 'error' | 'aside'> {}

/** Several lines of text; `rows` as the form's specification says (public-site §9). `ref` is the textarea. */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(
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
      <Area ref={ref} id={controlId} rows={4} {...describedBy(controlId, { hint, error })} {...rest} />
    </Field>
  )
})

const Area = styled.textarea`
  ${control}
  resize: vertical;
`
