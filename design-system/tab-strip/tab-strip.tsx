import { forwardRef, type ComponentPropsWithoutRef, type KeyboardEvent, type ReactNode } from 'react'
import { hasModifier } from '#design-system/keys/has-modifier.ts'
import { Description, Figure, Icon, List, Name, Tab, Words, type orientations } from './tab-strip.styles.ts'
import { panelId, tabId, type TabState } from './use-tabs.ts'

/** One tab. */
export interface TabStripEntry {
  /** Tells the tab from the others; one of the ids that `useTabs` was given. */
  id: string
  /** Text of the tab. */
  label: ReactNode
  /** Drawing or emoji before the label. */
  icon?: ReactNode
  /** A line under the label, shown in vertical strips. */
  description?: ReactNode
}

export interface TabStripProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Name of the strip for screen readers. */
  label: string
  /** The tabs in their order. */
  tabs: readonly TabStripEntry[]
  /** From `useTabs`. */
  state: TabState
  /** `vertical` from 1024 px up; below that a strip that scrolls sideways. */
  orientation?: keyof typeof orientations
  /** Numbers the tabs, as stations of a traverse. */
  isNumbered?: boolean
}

/** Chooses one of several views, with arrow keys, Home and End; the views are `TabPanel`s. Plain elements, so it stays light. */
export const TabStrip = forwardRef<HTMLDivElement, TabStripProps>(function TabStrip(
  { label, tabs, state, orientation = 'horizontal', isNumbered = false, ...rest },
  ref,
) {
  const { stripId, selectedId, select } = state

  function choose(event: KeyboardEvent, index: number) {
    const key = orientation === 'vertical' ? (sidewaysKeys[event.key] ?? event.key) : event.key
    const next = tabs[indexForKey(key, index, tabs.length) ?? -1]
    if (!next || hasModifier(event)) return
    event.preventDefault()
    select(next.id)
    document.getElementById(tabId(stripId, next.id))?.focus()
  }

  return (
    <List
      ref={ref}
      role="tablist"
      aria-label={label}
      aria-orientation={orientation}
      {...rest}
      $orientation={orientation}
    >
      {tabs.map(({ id, label: name, icon, description }, index) => (
        <Tab
          key={id}
          type="button"
          role="tab"
          id={tabId(stripId, id)}
          aria-controls={panelId(stripId, id)}
          aria-selected={id === selectedId}
          tabIndex={id === selectedId ? 0 : -1}
          onClick={() => select(id)}
          onKeyDown={(event) => choose(event, index)}
          $orientation={orientation}
        >
          {isNumbered && <Figure aria-hidden>{String(index + 1).padStart(2, '0')}</Figure>}
          {icon && <Icon aria-hidden>{icon}</Icon>}
          <Words>
            <Name>{name}</Name>
            {description && <Description>{description}</Description>}
          </Words>
        </Tab>
      ))}
    </List>
  )
})

/** A vertical strip also takes ↑ and ↓; in a horizontal one these scroll the page. */
const sidewaysKeys: Record<string, string> = { ArrowDown: 'ArrowRight', ArrowUp: 'ArrowLeft' }

function indexForKey(key: string, index: number, count: number): number | undefined {
  const next = {
    ArrowRight: index + 1,
    ArrowLeft: index - 1,
    Home: 0,
    End: count - 1,
  }[key]
  return next === undefined ? undefined : (next + count) % count
}
