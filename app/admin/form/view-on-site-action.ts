import type { ToastOptions } from '#design-system/toast/index.ts'
import type { ContentType } from '#contract/engine/content-type.ts'
import { statusFieldOf } from './status-field.ts'
import type { Values } from './use-record-dialog.ts'
import { isScheduled } from './is-scheduled.ts'
import { publicPageOf } from '#app/admin/shell/menu.ts'

/** Long enough to be read and pressed. */
const STAY_MS = 8_000

/** A toast action that opens the public page of what was saved; none where visitors do not see it. */
export function viewOnSiteAction(type: ContentType, saved: Values): ToastOptions | undefined {
  const path = publicPageOf(type.name, saved)
  const flag = statusFieldOf(type.fields)
  if (!path || saved[flag] === 0 || saved.categoryStatus === 0 || isScheduled(type, saved)) return undefined
  const open = () => void window.open(path, '_blank', 'noopener')
  return { timeout: STAY_MS, action: { label: '在网站上查看', onAction: open } }
}
