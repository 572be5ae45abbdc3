import { forwardRef, type ReactNode } from 'react'
import type { TabsProps as AriaTabsProps } from 'react-aria-components'
import { Count, Label, List, Panel, Root } from './tabs.styles.ts'

/** One tab and what it shows. */
export type TabEntry<K extends string = string> = {
  /** Tells the tab from the others; what `onSelectionChange` hands on. */
  key: K
  /** Text of the tab. */
  label: string
  /** How many things lie behind the tab. */
  count?: number
  /** What the open tab shows. */
  content: ReactNode
  /** Shown, but cannot be opened. */
  isDisabled?: boolean
}

export type TabsProps<K extends string = string> = Omit<
  AriaTabsProps,
  'children' | 'className' | 'style' | 'selectedKey' | 'onSelectionChange'
> & {
  /** Name of the row of tabs for screen readers. */
  label: string
  /** The tabs in order (back-office §2.5, category tabs). */
  tabs: readonly TabEntry<K>[]
  /** The open tab; without it the first opens and the tabs keep their own state. */
  selectedKey?: K
  /** Told the newly opened tab. */
  onSelectionChange?: (key: K) => void
  /** Class of the outermost element. */
  className?: string
}

/** Several views of one thing, one seen at a time. */
function TabsWithRef<K extends string>(
  { label, tabs, onSelectionChange, ...rest }: TabsProps<K>,
  ref: React.ForwardedRef<HTMLDivElement>,
) {
  return (
    <Root {...rest} ref={ref} onSelectionChange={(key) => onSelectionChange?.(key as K)}>
      <List aria-label={label}>
        {tabs.map(({ key, label: name, count, isDisabled }) => (
          <Label key={key} id={key} isDisabled={isDisabled}>
            {name}
            {count !== undefined && <Count>{count}</Count>}
          </Label>
        ))}
      </List>
      {tabs.map(({ key, content }) => (
        <Panel key={key} id={key}>
          {content}
        </Panel>
      ))}
    </Root>
  )
}

export const Tabs = forwardRef(TabsWithRef) as <K extends string = string>(
  props: TabsProps<K> & React.RefAttributes<HTMLDivElement>,
) => React.ReactElement | null
