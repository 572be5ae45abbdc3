import { Hammer } from 'lucide-react'
import type { ComponentType } from 'react'
import { EmptyState } from '#design-system/empty-state/index.ts'

const comingPanels = new WeakSet<ComponentType>()

/** A panel that later work brings; says so plainly, and what will be kept here. */
export function coming(holds: string): ComponentType {
  function ComingPanel() {
    return (
      <EmptyState
        icon={<Hammer aria-hidden />}
        title="该面板将在后续版本提供"
        description={`届时可在这里维护：${holds}。目前前台显示的内容不受影响。`}
      />
    )
  }
  comingPanels.add(ComingPanel)
  return ComingPanel
}

/** Whether a panel is still to come. */
export const isComing = (panel: ComponentType) => comingPanels.has(panel)
