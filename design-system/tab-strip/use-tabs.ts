import { useId, useState } from 'react'

/** Which of a few views is open; hand it to the strip and to each panel. */
export interface TabState {
  /** Ties the strip and its panels together. */
  stripId: string
  /** The open view; undefined when there is none to open. */
  selectedId: string | undefined
  /** Opens the view of that id. */
  select: (id: string) => void
}

/** Selects a view of `ids`: the first one initially and whenever the selected one disappears (public-site §2.13). */
export function useTabs(ids: readonly string[], initialId?: string): TabState {
  const stripId = useId()
  const [chosenId, select] = useState(initialId)
  const selectedId = chosenId !== undefined && ids.includes(chosenId) ? chosenId : ids[0]
  return { stripId, selectedId, select }
}

/** Element ids of one tab and of its panel. */
export const tabId = (stripId: string, id: string) => `${stripId}tab-${id}`
export const panelId = (stripId: string, id: string) => `${stripId}panel-${id}`
