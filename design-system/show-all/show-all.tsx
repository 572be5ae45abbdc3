import {
  forwardRef,
  type ComponentPropsWithoutRef,
  type ForwardedRef,
  type ReactElement,
  type ReactNode,
} from 'react'
import { ChevronDown } from 'lucide-react'
import { ButtonLink } from '#design-system/button/index.ts'
import { VisuallyHidden } from '#design-system/visually-hidden/index.ts'
import { isFolded } from './parts-of-list.ts'
import { Closed, Opened, Root } from './show-all.styles.ts'

export interface ShowAllProps<Entry> extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The whole list in its order. */
  entries: readonly Entry[]
  /** How many are shown first, a multiple of the grid's column counts; one or two more need no button. */
  first: number
  /** Measure word and noun that follow the number on the button, such as `位成员`. */
  unit: string
  /** Prints the section's own list: once what is seen at once, once the rest, `from` entries after the beginning. */
  children: (entries: Entry[], from: number) => ReactNode
}

type ShowAllComponent = <Entry>(
  props: ShowAllProps<Entry> & { ref?: ForwardedRef<HTMLDivElement> },
) => ReactElement

/**
 * Shows the rest of a long list behind a native disclosure, which works without script and opens for find-in-page.
 * The button stays between both parts and keeps the focus.
 */
export const ShowAll = forwardRef(function ShowAll<Entry>(
  { entries, first, unit, children, ...rest }: ShowAllProps<Entry>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  if (!isFolded(entries.length, first))
    return (
      <Root ref={ref} {...rest}>
        {children([...entries], 0)}
      </Root>
    )

  const hidden = entries.slice(first)
  return (
    <Root ref={ref} {...rest}>
      {children(entries.slice(0, first), 0)}
      <details>
        <ButtonLink as="summary" variant="secondary" iconAfter={<ChevronDown aria-hidden />}>
          <Closed>{`查看全部 ${entries.length} ${unit}`}</Closed>
          <Opened>
            收起
            <VisuallyHidden>{`其余 ${hidden.length} ${unit}`}</VisuallyHidden>
          </Opened>
        </ButtonLink>
        {children(hidden, first)}
      </details>
    </Root>
  )
}) as ShowAllComponent
