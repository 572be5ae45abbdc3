import { choice, flag } from '#contract/fields/choice-fields.ts'
import { internalType } from '#contract/engine/content-type.ts'
import { dateTime } from '#contract/fields/moment-fields.ts'
import { number, reference } from '#contract/fields/number-fields.ts'
import { longText, secret, text } from '#contract/fields/text-fields.ts'

/** Someone who may sign in (back-office §6). */
export const account = internalType({
  name: 'account',
  typeLabel: '管理员账号',
  fields: {
    username: text('用户名', { required: true, isUnique: true }),
    realName: text('姓名'),
    passwordHash: secret('密码'),
    isEnabled: flag('状态'),
    createTime: dateTime('创建时间'),
  },
})

/** A sign-in that lasts. Only the token's SHA-256 is kept (docs/operations/accounts-and-sign-in.md#会话). */
export const session = internalType({
  name: 'session',
  typeLabel: '登录会话',
  fields: {
    tokenHash: secret('令牌', { isUnique: true }),
    accountId: reference('管理员账号', 'account'),
    createTime: dateTime('登录时间'),
    lastUsedTime: dateTime('最近使用时间'),
    address: text('来源地址'),
    device: text('设备'),
  },
})

/** How often one caller has tried one thing. The key is a hash, so no name or address is stored. */
export const attempt = internalType({
  name: 'attempt',
  typeLabel: '次数限制',
  fields: {
    key: text('对象', { isUnique: true }),
    count: number('次数'),
    endTime: dateTime('到期时间'),
  },
})

/** One record before and after a change, for history and restore; written with the audit entry it belongs to. */
export const revision = internalType({
  name: 'revision',
  typeLabel: '历史版本',
  fields: {
    auditId: reference('操作记录', 'audit'),
    typeName: text('类型'),
    recordId: reference('记录', ''),
    createTime: dateTime('时间'),
    before: longText('修改前'),
    after: longText('修改后'),
  },
})

/** One row beside the audit log that says what it must hold (contract/audit/audit-anchor.ts). */
export const auditAnchor = internalType({
  name: 'audit-anchor',
  typeLabel: '操作记录的核对数',
  fields: {
    written: number('已写入'),
    purged: number('已清理'),
    purgedHash: text('最后清理的指纹'),
    lastHash: text('最新的指纹'),
  },
})

/** What the journal says was done. */
export const actionField = choice('操作', {
  create: '新增',
  update: '修改',
  remove: '删除',
  order: '排序',
  signIn: '登录',
  signOut: '退出登录',
  signInFailed: '登录失败',
  signInLocked: '登录被锁定',
  sessionRefused: '会话被拒绝',
  password: '修改密码',
  reveal: '查看完整信息',
  download: '下载附件',
  export: '导出',
  erase: '删除个人信息',
  purge: '清理到期数据',
  push: '推送给百度',
})
