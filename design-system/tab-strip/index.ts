export { TabPanel, type TabPanelProps } from './tab-panel.tsx'
export { TabStrip, type TabStripProps, type TabStripEntry } from './tab-strip.tsx'
export { useTabs, type TabState } from './use-tabs.ts'
