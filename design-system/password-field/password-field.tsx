import { Eye, EyeOff } from 'lucide-react'
import { forwardRef, useId, useState, type ComponentPropsWithoutRef } from 'react'
import styled from 'styled-components'
import { control, describedBy, Field, type FieldProps } from '#design-system/field/index.ts'
import { IconButton } from '#design-system/icon-button/index.ts'
import { media, token } from '#design-system/tokens/index.ts'

export interface PasswordFieldProps
  extends Omit<ComponentPropsWithoutRef<'input'>, 'size' | 'type'>, Pick<FieldProps, 'hint' | 'error'> {
  /** What is asked for; also names the button that shows it. */
  label: string
}

/** A password, hidden until its owner wants to read it. `ref` is the input. */
export const PasswordField = forwardRef<HTMLInputElement, PasswordFieldProps>(function PasswordField(
  { label, hint, error, id, className, ...rest },
  ref,
) {
  const ownId = useId()
  const controlId = id ?? ownId
  const [isShown, setShown] = useState(false)
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
        <Input
          ref={ref}
          id={controlId}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...describedBy(controlId, { hint, error })}
          {...rest}
          type={isShown ? 'text' : 'password'}
        />
        <IconButton
          label={`${isShown ? '隐藏' : '显示'}${label}`}
          icon={isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
          aria-controls={controlId}
          disabled={rest.disabled}
          onClick={() => setShown(!isShown)}
        />
      </Box>
    </Field>
  )
})

const Box = styled.div`
  position: relative;

  > button {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 2px;
    margin-block: auto;
    max-height: 100%;
  }
`

/* What is typed ends before the button. */
const Input = styled.input`
  ${control}
  padding-inline-end: calc(${token.size.controlMedium} + ${token.space.x05});

  /* One button that shows the password is enough. */
  &::-ms-reveal {
    display: none;
  }

  ${media.touch} {
    padding-inline-end: calc(${token.size.target} + ${token.space.x05});
  }
`
