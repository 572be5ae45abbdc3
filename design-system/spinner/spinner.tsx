import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import styled, { keyframes } from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'
import { VisuallyHidden } from '#design-system/visually-hidden/index.ts'

export interface SpinnerProps extends ComponentPropsWithoutRef<'span'> {
  /** Diameter: `small` stands in a line of text, `medium` alone. */
  size?: keyof typeof diameters
  /** What is being waited for; without it the spinner is decoration. */
  label?: string
}

/** A rotating survey mark. Prefer skeletons for content and `isLoading` for buttons. */
export const Spinner = forwardRef<HTMLSpanElement, SpinnerProps>(function Spinner(
  { size = 'small', label, ...rest },
  ref,
) {
  return (
    <Root ref={ref} role={label ? 'status' : undefined} aria-hidden={label ? undefined : true} {...rest}>
      <Ring $size={size} viewBox="0 0 24 24" fill="none" aria-hidden>
        <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="2.5" opacity="0.25" />
        <path d="M12 3a9 9 0 0 1 9 9" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
      </Ring>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </Root>
  )
})

const diameters = { small: '1.125em', medium: token.space.x4 }

const turn = keyframes`to { transform: rotate(1turn); }`

const Root = styled.span`
  display: inline-flex;
`

const Ring = styled.svg<{ $size: keyof typeof diameters }>`
  width: ${({ $size }) => diameters[$size]};
  height: ${({ $size }) => diameters[$size]};
  animation: ${turn} 800ms linear infinite;

  ${media.reducedMotion} {
    animation: none;
  }
`
