import {
  admin,
  contentType,
  createdTime,
  internal,
  longText,
  paged,
  reference,
  text,
  withTotal,
} from '#contract/declare.ts'
import { actionField } from '#contract/sessions/internal-types.ts'

/** Who did what, when and from where; written by the journal only, never changed (docs/design/hardening.md). */
export const audit = contentType({
  name: 'audit',
  noun: '操作记录',
  fields: {
    createTime: createdTime('时间'),
    accountId: reference('管理员账号', 'account'),
    username: text('用户名'),
    address: text('来源地址'),
    action: actionField,
    typeName: text('类型'),
    noun: text('类型名称'),
    recordId: reference('记录', ''),
    title: text('标题'),
    changedKeys: longText('修改的字段'),
    previousHash: internal(text('上一条的指纹')),
    hash: internal(text('指纹')),
  },
  calls: [admin('GET /api/admin/audit', paged(['username', 'noun', 'title', 'address']), withTotal)],
})
