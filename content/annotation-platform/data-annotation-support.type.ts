import { call, contentType, field, operation, response } from '#contract/declare.ts'
import { requireRow, sentId } from '#contract/operations/writing-operations.ts'
import type { Change } from '#contract/engine/backend.ts'

const setOwnCategoryStatus = operation.setFlag('categoryStatus')

/** A category spans all records that name it, so they are switched together, in one act. */
const setCategoryStatus: typeof setOwnCategoryStatus = {
  ...setOwnCategoryStatus,
  async perform(work) {
    const { withoutAudit } = work.auditLog
    const store = withoutAudit.of(work.type.name)
    const { category } = await requireRow(work, sentId(work))
    const fellows = await store.find({ where: { category: String(category) } })
    const shown = await setOwnCategoryStatus.perform({ ...work, stores: withoutAudit })
    const { categoryStatus } = shown as { categoryStatus: 0 | 1 }
    const changes: Change[] = []
    for (const before of fellows)
      changes.push({ before, after: await store.update(before.id, { categoryStatus }) })
    await work.auditLog.append(work.type, 'update', changes)
    return shown
  },
}

/** One sub-category of the annotation platform, with the category it stands in. */
export const annotationSupport = contentType({
  name: 'data-annotation-support',
  typeLabel: '标注类型',
  fields: {
    category: field.text('分类名称', { required: '请输入分类名称' }),
    categoryOrder: field.order('分类排序'),
    categoryStatus: field.flag('分类状态'),
    subCategory: field.text('子分类名称', { required: '请输入子分类名称' }),
    subCategoryOrder: field.order('子分类排序'),
    subCategoryStatus: field.flag('子分类状态'),
    icon: field.icon('图标名称', { required: '请输入图标名称' }),
    description: field.longText('描述信息', { required: '请输入描述信息' }),
    imageUrlsList: field.images('图片', { alsoNamed: ['imageUrls'] }),
  },
  publicFields: [
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
    call.public(
      'GET /api/data-annotation-support/list',
      operation.list({ categoryStatus: 1, subCategoryStatus: 1 }),
      response.envelope,
    ),
    call.admin('GET /api/data-annotation-support/admin/list', operation.list(), response.envelope),
    call.admin('POST /api/data-annotation-support/save', operation.save(), response.envelope),
    call.admin('POST /api/data-annotation-support/delete/{id}', operation.remove(), response.envelope),
    call.admin('POST /api/data-annotation-support/category-status', setCategoryStatus, response.envelope),
    call.admin(
      'POST /api/data-annotation-support/sub-category-status',
      operation.setFlag('subCategoryStatus'),
      response.envelope,
    ),
    call.admin('POST /api/data-annotation-support/order', operation.reorder(), response.envelope),
    call.admin('POST /api/data-annotation-support/batch', operation.batch(), response.envelope),
  ],
})
