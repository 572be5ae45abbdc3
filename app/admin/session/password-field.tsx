import { Eye, EyeOff } from 'lucide-react'
import { forwardRef, useId, useState } from 'react'
import styled from 'styled-components'
import { control, describedBy, Field } from '#design-system/field/index.ts'
import { IconButton } from '#design-system/icon-button/index.ts'
import type { TextFieldProps } from '#design-system/text-field/index.ts'
import { media, token } from '#design-system/tokens/index.ts'

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'aside' | 'label'> & {
  /** Which password is asked for; the button that shows it is named after it. */
  label: string
}

/** A password that anyone who types it may look at. */
export const PasswordField = forwardRef<HTMLInputElement, PasswordFieldProps>(function PasswordField(
  { label, hint, error, className, ...rest },
  ref,
) {
  const id = useId()
  const [isShown, setShown] = useState(false)
  return (
    <Field
      className={className}
      controlId={id}
      label={label}
      isRequired={rest.required}
      hint={hint}
      error={error}
    >
      <Box>
        <Input
          autoCapitalize="none"
          spellCheck={false}
          {...describedBy(id, { hint, error })}
          {...rest}
          ref={ref}
          id={id}
          type={isShown ? 'text' : 'password'}
        />
        <IconButton
          label={`显示${label}`}
          size="small"
          icon={isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
          aria-pressed={isShown}
          aria-controls={id}
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
    inset: 0 ${token.space.x05} 0 auto;
    margin-block: auto;

    ${media.touch} {
      inset-inline-end: 0;
    }
  }
`

const Input = styled.input`
  ${control}

  && {
    padding-inline-end: ${token.size.target};
  }
`
