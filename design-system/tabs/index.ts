export { Tabs, type TabEntry, type TabsProps } from './tabs.tsx'
