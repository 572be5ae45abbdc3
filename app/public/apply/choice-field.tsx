import { forwardRef, useId, type ComponentPropsWithoutRef } from 'react'
import { ChevronDown } from 'lucide-react'
import styled from 'styled-components'
import { control, describedBy, Field, type FieldProps } from '#design-system/field/index.ts'
import { token } from '#design-system/tokens/index.ts'

export interface ChoiceFieldProps
  extends ComponentPropsWithoutRef<'select'>, Pick<FieldProps, 'label' | 'hint' | 'error'> {}

/** The platform's own list to choose from, for forms that work without script. `ref` is the select. */
export const ChoiceField = forwardRef<HTMLSelectElement, ChoiceFieldProps>(function ChoiceField(
  { label, hint, error, id, className, ...rest },
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
    >
      <Box>
        <Select ref={ref} id={controlId} {...describedBy(controlId, { hint, error })} {...rest} />
        <ChevronDown aria-hidden />
      </Box>
    </Field>
  )
})

const Box = styled.span`
  position: relative;
  display: block;

  > svg {
    position: absolute;
    top: 50%;
    right: ${token.space.x15};
    width: ${token.size.iconSmall};
    height: ${token.size.iconSmall};
    color: ${token.color.textSubtle};
    pointer-events: none;
    transform: translateY(-50%);
  }
`

const Select = styled.select`
  ${control}
  padding-right: ${token.space.x5};
  appearance: none;
  text-overflow: ellipsis;

  /* A list is never read-only, but browsers count it so. */
  &:read-only:not(:disabled) {
    background: ${token.color.surface};
  }
`
