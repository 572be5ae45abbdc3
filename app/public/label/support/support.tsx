import { EmptyState } from '#design-system/empty-state/index.ts'
import { PageSection } from '#design-system/page-section/index.ts'
import { TabPanel, TabStrip } from '#design-system/tab-strip/index.ts'
import { AnnotationIcon } from '#app/public/label/annotation-icon.tsx'
import type { SupportCategory, SupportSubCategory } from '#app/public/label/label-content.ts'
import { Bench, Examples, Stage, Text, Title } from './support.styles.ts'
import { useSupportChoice, type SupportChoice } from './use-support-choice.ts'

export interface SupportProps {
  /** Enabled categories with their enabled sub-categories. */
  categories: SupportCategory[]
}

/** What can be annotated: categories as tabs, their sub-categories with icons, examples of the chosen one (public-site §2.13). */
export function Support({ categories }: SupportProps) {
  const choice = useSupportChoice(categories)
  return (
    <PageSection
      id="support"
      tone="tinted"
      eyebrow="02"
      title="多类型数据标注支持"
      lead="选一种数据，看看它在平台上怎样被标注。"
      empty={categories.length === 0 && <EmptyState title="暂无标注类型" />}
    >
      <TabStrip
        label="数据类型"
        isNumbered
        tabs={categories.map(({ id, name }) => ({ id, label: name }))}
        state={choice.categoryTabs}
      />
      {categories.map((category) => (
        <TabPanel key={category.id} tab={category.id} state={choice.categoryTabs}>
          <SubCategories category={category} choice={choice} />
        </TabPanel>
      ))}
    </PageSection>
  )
}

function SubCategories({ category, choice }: { category: SupportCategory; choice: SupportChoice }) {
  const state = choice.subTabsOf(category)
  return (
    <Bench>
      <TabStrip
        label={`${category.name}的标注方式`}
        orientation="vertical"
        tabs={category.subCategories.map(({ id, name, icon }) => ({
          id,
          label: name,
          icon: <AnnotationIcon name={icon} />,
        }))}
        state={state}
      />
      {category.subCategories.map((subCategory) => (
        <TabPanel key={subCategory.id} tab={subCategory.id} state={state}>
          <SubCategory subCategory={subCategory} />
        </TabPanel>
      ))}
    </Bench>
  )
}

function SubCategory({ subCategory: { name, description, pictures } }: { subCategory: SupportSubCategory }) {
  return (
    <Stage>
      <Title>{name}</Title>
      {description && <Text>{description}</Text>}
      {pictures.length === 0 ? (
        <EmptyState title="暂无示例图片" />
      ) : (
        <Examples
          label={`${name}示例`}
          columns={2}
          ratio="8/5"
          pictures={pictures.map((src, index) => ({ id: index, src }))}
        />
      )}
    </Stage>
  )
}
