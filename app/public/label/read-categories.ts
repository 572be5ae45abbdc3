import type { EntryOf } from '#app/page-data/entry-types.ts'
import type { SupportCategory } from './label-content.ts'

type Support = EntryOf<'GET /api/data-annotation-support/list'>

/** The enabled records, gathered under their categories in the order they came (P-261, P-266). */
export function readCategories(records: readonly Support[]): SupportCategory[] {
  const categories = new Map<string, SupportCategory>()
  for (const record of records) {
    if (record.categoryStatus === 0 || record.subCategoryStatus === 0) continue
    const { category: name, subCategory, icon, description, imageUrlsList: pictures } = record
    const category = categories.get(name) ?? { id: idOf(name), name, subCategories: [] }
    categories.set(name, category)
    const namesakes = category.subCategories.filter((other) => other.name === subCategory).length
    const id = idOf(subCategory) + (namesakes > 0 ? `.${namesakes}` : '')
    category.subCategories.push({ id, name: subCategory, icon, description, pictures })
  }
  return [...categories.values()]
}

/** Fit for an element's id, in which `aria-controls` allows no blanks. */
const idOf = (name: string) => encodeURIComponent(name)
