import {
  admin,
  batch,
  contentType,
  enveloped,
  flag,
  icon,
  images,
  list,
  longText,
  order,
  remove,
  reorder,
  save,
  setFlag,
  text,
  visitor,
} from '#contract/declare.ts'
import type { Change } from '#contract/journal/journal.ts'
import { requireRow, sentId } from '#contract/engine/writing-operations.ts'

const setOwnCategoryStatus = setFlag('categoryStatus')

/** A category spans all records that name it, so they are switched together, in one act. */
const setCategoryStatus: typeof setOwnCategoryStatus = {
  ...setOwnCategoryStatus,
  async perform(work) {
    const { unrecorded } = work.journal
    const store = unrecorded.of(work.type.name)
    const { category } = await requireRow(work, sentId(work))
    const fellows = await store.find({ where: { category: String(category) } })
    const shown = await setOwnCategoryStatus.perform({ ...work, stores: unrecorded })
    const { categoryStatus } = shown as { categoryStatus: 0 | 1 }
    const changes: Change[] = []
    for (const before of fellows)
      changes.push({ before, after: await store.update(before.id, { categoryStatus }) })
    await work.journal.note(work.type, 'update', changes)
    return shown
  },
}

/** One sub-category of the annotation platform, with the category it stands in. */
export const annotationSupport = contentType({
  name: 'data-annotation-support',
  noun: '标注类型',
  fields: {
    category: text('分类名称', { required: '请输入分类名称' }),
    categoryOrder: order('分类排序'),
    categoryStatus: flag('分类状态'),
    subCategory: text('子分类名称', { required: '请输入子分类名称' }),
    subCategoryOrder: order('子分类排序'),
    subCategoryStatus: flag('子分类状态'),
    icon: icon('图标名称', { required: '请输入图标名称' }),
    description: longText('描述信息', { required: '请输入描述信息' }),
    imageUrlsList: images('图片', { alsoNamed: ['imageUrls'] }),
  },
  visitorsSee: [
    'category',
    'categoryOrder',
    'categoryStatus',
    'subCategory',
    'subCategoryOrder',
    'subCategoryStatus',
    'icon',
    'description',
    'imageUrlsList',
  ],
  calls: [
    visitor(
      'GET /api/data-annotation-support/list',
      list({ categoryStatus: 1, subCategoryStatus: 1 }),
      enveloped,
    ),
    admin('GET /api/data-annotation-support/admin/list', list(), enveloped),
    admin('POST /api/data-annotation-support/save', save(), enveloped),
    admin('POST /api/data-annotation-support/delete/{id}', remove(), enveloped),
    admin('POST /api/data-annotation-support/category-status', setCategoryStatus, enveloped),
    admin('POST /api/data-annotation-support/sub-category-status', setFlag('subCategoryStatus'), enveloped),
    admin('POST /api/data-annotation-support/order', reorder(), enveloped),
    admin('POST /api/data-annotation-support/batch', batch(), enveloped),
  ],
})
