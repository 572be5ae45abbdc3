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
  /** How many are seen at once, a multiple of the grid's column counts; one or two more are shown as well, without a button. */
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
 * A list that may grow without end: its beginning, and the rest behind a button. The button is a native disclosure, so
 * that it works without script, and a browser's own search or an address unfolds it. It keeps its place between the two
 * lists: the focus stays on it, and what it uncovers comes next.
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
