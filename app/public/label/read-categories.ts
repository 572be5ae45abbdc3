import type { OutputOf } from '#contract/ask/ask.ts'
import type { SupportCategory } from './label-content.ts'
import { picturesIn } from './read-label-answers.ts'

type Answer = OutputOf<'GET /api/data-annotation-support/list'>

/** The enabled records, gathered under their categories in the order they came (public-site §2.13). */
export function readCategories(answer: Answer, assetBaseUrl?: string): SupportCategory[] {
  const categories = new Map<string, SupportCategory>()
  for (const record of answer) {
    if (record.categoryStatus === 0 || record.subCategoryStatus === 0) continue
    const { category: name, subCategory, icon, description } = record
    const category = categories.get(name) ?? { id: idOf(name), name, subCategories: [] }
    categories.set(name, category)
    const namesakes = category.subCategories.filter((other) => other.name === subCategory).length
    category.subCategories.push({
      id: idOf(subCategory) + (namesakes > 0 ? `.${namesakes}` : ''),
      name: subCategory,
      icon: icon ?? '',
      description: description ?? '',
      pictures: picturesIn(record, assetBaseUrl),
    })
  }
  return [...categories.values()]
}

/** Fit for an element's id, in which `aria-controls` allows no blanks. */
const idOf = (name: string) => encodeURIComponent(name)
