import { call, contentType, field, operation, response } from '#contract/declare.ts'
import type { RecordType } from '#contract/engine/record-type.ts'
import { describeEntry } from '#contract/audit/describe-entry.ts'
import { fieldLabels } from '#contract/audit/field-labels.ts'
import { actionField } from '#contract/auth/internal-types.ts'

const name = 'audit'
const noun = '操作记录'

const change = {
  typeName: field.text('类型'),
  recordId: field.reference('记录', ''),
  before: { '*': 'anything' },
  after: { '*': 'anything' },
} as const

/**
 * Who did what, when and from where; written by the journal only, never changed (docs/design/hardening.md).
 * @param types the kinds of records that it tells of, besides itself
 */
export function auditOf(types: readonly RecordType[]) {
  const nouns: Record<string, string> = { [name]: noun }
  for (const type of types) nouns[type.name] = type.typeLabel
  return contentType({
    name,
    typeLabel: noun,
    fields: {
      createTime: field.createdTime('时间'),
      accountId: field.reference('管理员账号', 'account'),
      username: field.text('用户名'),
      address: field.text('来源地址'),
      action: actionField,
      typeName: field.choice('类型', nouns),
      noun: field.text('类型名称'),
      recordId: field.reference('记录', ''),
      title: field.text('标题'),
      changedKeys: { ...field.longText('修改的字段'), shown: fieldLabels(types) },
      previousHash: field.internal(field.text('上一条的指纹')),
      hash: field.internal(field.text('指纹')),
    },
    searched: ['username', 'noun', 'title', 'address'],
    calls: [
      call.admin('GET /api/admin/audit?action=&accountId=&typeName=', operation.paged(), response.withTotal),
      call.admin(
        'GET /api/admin/audit/export?action=&accountId=&typeName=',
        operation.exported(),
        response.file,
      ),
      call.admin(
        'GET /api/admin/audit/{id}',
        operation.run(
          {
            takes: 'nothing',
            summary: '查看一条操作记录与修改前后的内容',
            answers: { entry: 'record', isRecordThere: 'boolean', changes: [change] },
            refuses: [404],
          },
          describeEntry(types),
        ),
        response.envelope,
      ),
    ],
  })
}
