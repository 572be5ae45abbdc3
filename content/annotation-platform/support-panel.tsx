import { useState } from 'react'
import { annotationSupport } from './data-annotation-support.type.ts'
import { endpointsOfType } from '#app/admin/api/endpoints-of-type.ts'
import { RecordList } from '#app/admin/list/record-list.tsx'
import { setFlagBy, retryFlagOnConflict } from '#app/admin/form/record-writes.ts'
import { useReportCount } from '#app/admin/list/tab-counts.ts'
import { isList } from '#app/admin/api/response-guards.ts'
import { useQuery } from '#app/admin/api/use-query.ts'
import { useToggleFlag } from '#app/admin/list/use-toggle-flag.ts'
import { annotationIconChoices } from './annotation-icon-choices.ts'
import { CategoryList } from './category-list.tsx'
import { categoriesOf, type SupportCategory } from './support-categories.ts'

const calls = endpointsOfType(annotationSupport, ['create', 'update', 'remove'])

const CATEGORY_STATUS = 'POST /api/data-annotation-support/category-status'

/** The kinds of annotation by category: a switch at each category, another in each sub-category's row. */
export function SupportPanel() {
  const loaded = useQuery(
    'GET /api/data-annotation-support/admin/list',
    '加载数据标注支持列表失败',
    {},
    { guard: isList },
  )
  const [chosen, setChosen] = useState<string>()
  const categories = categoriesOf(loaded.answer ?? [])
  const category = categories.find(({ name }) => name === chosen)
  // What was never received is unknown, and not none.
  const all = loaded.answer && categories.flatMap(({ records }) => records)
  const flipping = useToggleFlag<SupportCategory>({
    keyOf: ({ name }) => name,
    setStatus: async ({ records: [first] }, status) =>
      first &&
      retryFlagOnConflict(first, {
        flag: 'categoryStatus',
        status,
        // In another category it would switch that one.
        shared: ['category'],
        setOn: (_, ifMatch) => setFlagBy(CATEGORY_STATUS, first.id, status, ifMatch),
      }),
    reload: loaded.reload,
  })
  useReportCount(annotationSupport.name, loaded.answer?.length)

  return (
    <RecordList
      // Each category's list begins without what the one before was searched for.
      key={category?.name}
      type={annotationSupport}
      calls={calls}
      records={{ ...loaded, answer: category?.records ?? all }}
      // The icon stands behind the status, which the long headings would push out of sight.
      columns={[
        'imageUrlsList',
        'subCategory',
        ...(category ? [] : (['category'] as const)),
        'subCategoryOrder',
        'subCategoryStatus',
        'icon',
      ]}
      namedBy="subCategory"
      filters={['subCategoryStatus']}
      searchIn={['category', 'subCategory', 'description']}
      only={category && { category: category.name }}
      startsWith={category && { categoryOrder: category.order, categoryStatus: category.status }}
      fieldOptions={{
        categoryOrder: { hint: '分类在前台的先后；同一分类的条目请填相同的数字', isHalf: true },
        subCategoryOrder: { isHalf: true },
        icon: { icons: annotationIconChoices },
      }}
      emptyAdvice="添加第一个标注类型，保存后即显示在标注平台页。"
      reloadAfterWrite={loaded.reload}
    >
      <CategoryList
        categories={categories}
        chosen={category?.name}
        onChoose={setChosen}
        onFlip={flipping.flip}
        isPending={flipping.isPending}
      />
    </RecordList>
  )
}
