import { useId, useState } from 'react'
import { useTabs, type TabState } from '#design-system/tab-strip/index.ts'
import type { SupportCategory } from '#app/public/label/label-content.ts'

/** The open category, and in each category the open sub-category. */
export interface SupportChoice {
  categoryTabs: TabState
  subTabsOf: (category: SupportCategory) => TabState
}

/**
 * A category selects its first sub-category; the first one, or none, replaces a selection that disappeared (public-site §2.13).
 */
export function useSupportChoice(categories: readonly SupportCategory[]): SupportChoice {
  const subStripId = useId()
  const categoryTabs = useTabs(categories.map(({ id }) => id))
  const [chosenSubId, chooseSub] = useState<string>()

  function selectCategory(id: string) {
    categoryTabs.select(id)
    chooseSub(undefined)
  }

  function subTabsOf({ id, subCategories }: SupportCategory): TabState {
    const ids = subCategories.map((subCategory) => subCategory.id)
    const isChosen = id === categoryTabs.selectedId && ids.includes(chosenSubId ?? '')
    return {
      stripId: `${subStripId}${id}-`,
      selectedId: isChosen ? chosenSubId : ids[0],
      select: chooseSub,
    }
  }

  return { categoryTabs: { ...categoryTabs, select: selectCategory }, subTabsOf }
}
