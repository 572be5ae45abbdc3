import { savedAndUpdated, type ListFacts } from '#tests/panels/list-facts.ts'
import { bare } from '#tests/contract/specification/shapes.ts'
import {
  add,
  adminList,
  choice,
  flag,
  line,
  order,
  path,
  publicList,
  remove,
  seen,
  setStatus,
  text,
  update,
  type SpecifiedType,
} from '#tests/contract/specification/vocabulary.ts'

const qrConfig: SpecifiedType = {
  entity: 'QrConfig',
  area: 'wechat-qr-config',
  id: 'administrators',
  fields: {
    title: seen(line('微信公众号', { required: true })),
    description: seen(text('扫码关注')),
    qrImageUrl: seen(path('/upload/qr-a.png')),
    qrType: choice(['wechat', 'miniprogram', 'qq', 'other'], 'wechat', { required: true, initial: 'wechat' }),
    sortOrder: order({ max: 999 }),
    status: flag(),
  },
  sortedBy: ['sortOrder'],
  shownWhile: ['status'],
  calls: [
    publicList('C-023', 'GET /api/wechat-qr-config/current', { ...bare, does: 'first', answers: 'record' }),
    publicList('C-024', 'GET /api/wechat-qr-config/miniprogram', {
      ...bare,
      does: 'first',
      answers: 'record',
    }),
    adminList('C-068', 'GET /api/wechat-qr-config/'),
    add('C-176', 'POST /api/wechat-qr-config/save'),
    update('C-177', 'POST /api/wechat-qr-config/update'),
    remove('C-178', 'DELETE /api/wechat-qr-config/{id}'),
    setStatus('C-179', 'POST /api/wechat-qr-config/{id}/status?status='),
  ],
}

export const specifiedTypes: readonly SpecifiedType[] = [qrConfig]

export const specifiedLists: readonly ListFacts[] = [
  {
    lines: { acts: 'A-157, A-307', form: 'A-373, A-386', load: 'A-623' },
    panel: 'wechat-qr-config',
    list: 'GET /api/wechat-qr-config/',
    noun: '微信二维码',
    named: ['标题', 'title'],
    refusals: ['请输入标题'],
    general: '保存失败',
    ...savedAndUpdated('/api/wechat-qr-config'),
    loadFailure: '加载微信二维码配置失败',
  },
]
