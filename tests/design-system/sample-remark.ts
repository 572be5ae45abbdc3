import type { Deletion, Remark, Review, VersionContent } from '#stories/remarks/remark.ts'

export const EARLY = '2026-01-01T08:00:00.000Z'
export const LATE = '2026-01-02T08:00:00.000Z'

/** A remark that one reviewer has just made, its version called like itself. */
export const remark = (id: string, more: Partial<Remark> = {}): Remark => ({
  ...{ id, storyId: 'pages-home--normal', createdAt: EARLY, past: [] },
  ...{ spot: { selector: 'main > h1', x: 0.5, y: 0, width: 360 }, versions: [{ id, ...said(`备注 ${id}`) }] },
  ...more,
})

export const said = (text: string, more: Partial<VersionContent> = {}): VersionContent => ({
  ...{ author: '李工', text, isResolved: false, changedAt: EARLY },
  ...more,
})

export const review = (remarks: readonly Remark[], deletions: readonly Deletion[] = []): Review => ({
  remarks,
  deletions,
})
