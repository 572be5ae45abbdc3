import { SwitchField } from '#design-system/switch-field/index.ts'
import { Choice, Choices, Count, Entry } from './category-list.styles.ts'
import type { SupportCategory } from './support-categories.ts'

export interface CategoryListProps {
  categories: readonly SupportCategory[]
  /** Name of the category whose sub-categories are shown; all where none is chosen. */
  chosen: string | undefined
  onChoose: (name: string | undefined) => void
  /** Shows the category to visitors, or hides it with all its sub-categories. */
  onFlip: (category: SupportCategory) => void
  isPending: (category: SupportCategory) => boolean
}

/** The categories of annotation types: each can be opened, and switched on and off as a whole. */
export function CategoryList({ categories, chosen, onChoose, onFlip, isPending }: CategoryListProps) {
  if (categories.length === 0) return null
  const total = categories.reduce((sum, { records }) => sum + records.length, 0)
  return (
    <Choices aria-label="分类">
      <Entry>
        <Choice type="button" aria-pressed={chosen === undefined} onClick={() => onChoose(undefined)}>
          全部分类<Count>{total}</Count>
        </Choice>
      </Entry>
      {categories.map((category) => (
        <Entry key={category.name}>
          <Choice
            type="button"
            aria-pressed={chosen === category.name}
            onClick={() => onChoose(category.name)}
          >
            {category.name}
            <Count>{category.records.length}</Count>
          </Choice>
          <SwitchField
            label={`分类状态：${category.name}`}
            isLabelHidden
            isSelected={category.status === 1}
            isPending={isPending(category)}
            onChange={() => onFlip(category)}
            stateTexts={{ on: '启用', off: '禁用' }}
          />
        </Entry>
      ))}
    </Choices>
  )
}
