import { call, contentType, field, operation, reply } from '#contract/declare.ts'
import { actionField } from '#contract/sessions/internal-types.ts'

/** Who did what, when and from where; written by the journal only, never changed (docs/design/hardening.md). */
export const audit = contentType({
  name: 'audit',
  noun: '操作记录',
  fields: {
    createTime: field.createdTime('时间'),
    accountId: field.reference('管理员账号', 'account'),
    username: field.text('用户名'),
    address: field.text('来源地址'),
    action: actionField,
    typeName: field.text('类型'),
    noun: field.text('类型名称'),
    recordId: field.reference('记录', ''),
    title: field.text('标题'),
    changedKeys: field.longText('修改的字段'),
    previousHash: field.internal(field.text('上一条的指纹')),
    hash: field.internal(field.text('指纹')),
  },
  calls: [
    call.admin(
      'GET /api/admin/audit',
      operation.paged(['username', 'noun', 'title', 'address']),
      reply.withTotal,
    ),
  ],
})
