import type { Folder } from '#design-system/component-registry.ts'

/** Where a component is drawn, for designers. */
export interface DesignFile {
  tool: 'Figma' | '即时设计' | 'MasterGo'
  /** The address of the frame itself, as the tool's 复制链接 gives it. */
  address: `https://${string}`
}

/** The design file of each component that has one. A line here is all that a usage page needs to show it. */
export const designFiles: Partial<Record<Folder, DesignFile>> = {}
