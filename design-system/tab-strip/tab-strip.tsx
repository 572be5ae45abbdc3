import { forwardRef, type ComponentPropsWithoutRef, type KeyboardEvent, type ReactNode } from 'react'
import { Description, Figure, Icon, List, Name, Tab, Words, type orientations } from './tab-strip.styles.ts'
import { panelId, tabId, type TabState } from './use-tabs.ts'

/** One tab. */
export interface TabStripEntry {
  id: string
  label: ReactNode
  /** Drawing or emoji before the label. */
  icon?: ReactNode
  /** A line under the label, shown in vertical strips. */
  description?: ReactNode
}

export interface TabStripProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Name of the strip for screen readers. */
  label: string
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
    const next = tabs[indexForKey(event.key, index, tabs.length) ?? -1]
    if (!next) return
    event.preventDefault()
    select(next.id)
    document.getElementById(tabId(stripId, next.id))?.focus()
  }

  return (
    <List ref={ref} role="tablist" aria-label={label} {...rest} $orientation={orientation}>
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

function indexForKey(key: string, index: number, count: number): number | undefined {
  const next = {
    ArrowRight: index + 1,
    ArrowDown: index + 1,
    ArrowLeft: index - 1,
    ArrowUp: index - 1,
    Home: 0,
    End: count - 1,
  }[key]
  return next === undefined ? undefined : (next + count) % count
}
