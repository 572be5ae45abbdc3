import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { Link } from 'react-aria-components'
import styled from 'styled-components'
import { Alert } from '#design-system/alert/index.ts'
import { focusRing } from '#design-system/form-field/index.ts'
import { useAfterPress } from '#design-system/hooks/use-after-press.ts'
import { media, token } from '#design-system/tokens/index.ts'

/** One field that is wrong. */
export interface ErrorSummaryEntry {
  /** Tells the field from the others; what `onSelect` hands on. */
  key: string
  /** Name of the field. */
  label: string
  /** What is wrong with it. */
  sentence: string
}

export interface ErrorSummaryProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title' | 'onSelect'> {
  /** The wrong fields in the order of the form; nothing shows while there is none. */
  errors: readonly ErrorSummaryEntry[]
  /** Brings the keyboard to a field. */
  onSelect: (key: string) => void
}

/**
 * Lists a form's errors above it, each as a link to its field. Focus it after a failed submit
 * (`ref.current.focus()`); a live region would repeat at every correction.
 */
export const ErrorSummary = forwardRef<HTMLDivElement, ErrorSummaryProps>(function ErrorSummary(
  { errors: newErrors, onSelect, ...rest },
  ref,
) {
  const errors = useAfterPress(newErrors)
  if (errors.length === 0) return null
  const title = `有 ${errors.length} 处需要修改`
  return (
    <Summary ref={ref} tone="danger" role="group" aria-label={title} tabIndex={-1} title={title} {...rest}>
      <List>
        {errors.map(({ key, label, sentence }) => (
          <li key={key}>
            <FieldLink onPress={() => onSelect(key)}>
              {sentence.includes(label) ? sentence : `${label}：${sentence}`}
            </FieldLink>
          </li>
        ))}
      </List>
    </Summary>
  )
})

const Summary = styled(Alert)`
  &:focus-visible {
    ${focusRing}
  }
`

const List = styled.ul`
  display: grid;
  gap: ${token.space.x05};
  margin: 0;
  padding: 0;
  list-style: none;
`

const FieldLink = styled(Link)`
  color: ${token.color.text};
  text-decoration: underline;
  text-underline-offset: 0.2em;
  overflow-wrap: anywhere;
  cursor: pointer;

  &[data-hovered] {
    text-decoration-thickness: 2px;
  }

  &[data-focus-visible] {
    ${focusRing}
  }

  ${media.touch} {
    display: inline-flex;
    align-items: center;
    min-height: ${token.size.target};
  }
`
