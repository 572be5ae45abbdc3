import { useState, type ReactNode } from 'react'
import { Tabs } from '#design-system/tabs/index.ts'
import type { ContentType } from '#contract/engine/content-type.ts'
import { saveInAddress, openInAddress, readAddress } from '#app/admin/address/address.ts'
import { scopeKey, type FixedValues } from '#app/admin/form/scope.ts'
import { TabCountsContext, useTabCounts } from './tab-counts.ts'
import { useLeaveGuard } from '#app/admin/shell/unsaved-changes.tsx'

/** One tab of a panel: the records of one type, or its one record. */
export interface PanelTab {
  /** Stands in the address while the tab is open. */
  key: string
  /** The heading of the section. */
  title: string
  /** The type whose records are counted beside the title; absent for a single record. */
  counts?: ContentType
  /** The values that the records of the tab share, where it shows only some of the type. */
  only?: FixedValues
  /** A record panel, a paged panel or a single-record panel. */
  panel: ReactNode
}

export interface TabsPanelProps {
  /** Name of the row of tabs for screen readers. */
  label: string
  tabs: readonly PanelTab[]
}

/** Several types under one menu entry, as tabs named by their headings. The address holds the open one. */
export function TabsPanel({ label, tabs }: TabsPanelProps) {
  const [openKey, setOpenKey] = useState(() => {
    const wished = readAddress().look.get('tab')
    // A link from outside names the type of the record that it leads to.
    return (tabs.find(({ key, counts }) => key === wished || counts?.name === wished) ?? tabs[0])?.key
  })
  // The open tab's panel loads its records anyway, and tells.
  const { counts, ...toTell } = useTabCounts(
    tabs.flatMap(({ key, counts: type, only }) => (key !== openKey && type ? [{ type, only }] : [])),
  )
  const { leave, leaveDialog } = useLeaveGuard()

  function open(key: string) {
    // A tab opens without the page and the filters of the one before.
    openInAddress(readAddress().panel)
    saveInAddress({ tab: key === tabs[0]?.key ? '' : key })
    setOpenKey(key)
  }

  return (
    <TabCountsContext.Provider value={toTell}>
      <Tabs
        label={label}
        selectedKey={openKey}
        onSelectionChange={(key) => key !== openKey && leave(() => open(key))}
        tabs={tabs.map(({ key, title, counts: type, only, panel }) => ({
          key,
          label: title,
          count: type && counts[scopeKey(type, only)],
          content: panel,
        }))}
      />
      {leaveDialog}
    </TabCountsContext.Provider>
  )
}
