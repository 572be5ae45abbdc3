import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { Panel } from './tab-strip.styles.ts'
import { panelId, tabId, type TabState } from './use-tabs.ts'

export interface TabPanelProps extends Omit<ComponentPropsWithoutRef<'div'>, 'id'> {
  /** The tab it belongs to. */
  tab: string
  /** From `useTabs`. */
  state: TabState
}

/** What one tab opens. Every panel is in the document, so without script all of them are read one below the other. */
export const TabPanel = forwardRef<HTMLDivElement, TabPanelProps>(function TabPanel(
  { tab, state: { stripId, selectedId }, ...rest },
  ref,
) {
  return (
    <Panel
      ref={ref}
      role="tabpanel"
      aria-labelledby={tabId(stripId, tab)}
      {...rest}
      id={panelId(stripId, tab)}
      hidden={tab !== selectedId}
      tabIndex={0}
    />
  )
})
