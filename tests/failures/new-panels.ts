import type { MenuKey } from '#app/admin/shell/menu.ts'
import { panelKeys } from './screens.ts'
import { storedSnapshots } from './snapshots.ts'

const inTable = new Set(storedSnapshots('console').map(({ screen }) => screen.split(' · ')[0]))

/** Panels that the table of failures says nothing of: they were added since it was written, or make no call. */
export const newPanels: readonly MenuKey[] = panelKeys.filter((key) => !inTable.has(key))
