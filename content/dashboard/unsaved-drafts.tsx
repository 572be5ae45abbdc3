import type { Draft } from '#app/admin/local-data/drafts.ts'
import { draftTime } from '#app/admin/form/draft-time.ts'
import { useUnsavedDrafts } from '#app/admin/form/use-unsaved-drafts.ts'
import { menuKeyOfType, titles, type MenuKey } from '#app/admin/shell/menu.ts'
import { Box, BoxHead, Matter, Matters, Quiet } from './dashboard.styles.ts'

/** After a crash, lists the panels with unsaved input and its time; otherwise renders nothing. */
export function UnsavedDrafts() {
  const { drafts } = useUnsavedDrafts(undefined)
  const panels = byPanel(drafts)
  if (panels.length === 0) return null
  return (
    <Box aria-label="未保存的内容">
      <BoxHead>
        <h2>未保存的内容</h2>
      </BoxHead>
      <Matters>
        {panels.map(([panel, [newest, ...others]]) => (
          <li key={panel}>
            <Matter href={`#${panel}`}>
              {titles[panel]}
              <Quiet>
                {newest && `${draftTime(newest.typedAt)} 填写`}
                {others.length > 0 && `，另有 ${others.length} 项`}
              </Quiet>
            </Matter>
          </li>
        ))}
      </Matters>
    </Box>
  )
}

/** By the panel they were typed in; the one typed in last comes first. */
function byPanel(drafts: readonly Draft[]): [MenuKey, Draft[]][] {
  const panels = new Map<MenuKey, Draft[]>()
  for (const draft of drafts) {
    const panel = menuKeyOfType(draft.place)
    if (panel) panels.set(panel, [...(panels.get(panel) ?? []), draft])
  }
  return [...panels]
}
