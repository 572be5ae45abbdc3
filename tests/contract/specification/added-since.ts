import { adminList, publicList, special, type SpecifiedCall } from './vocabulary.ts'

/** Calls added since that belong to no such type (docs/spec/added-since.md). */
export const addedBesideTypes: readonly SpecifiedCall[] = [
  special('S-001', 'GET /api/admin/audit/{id}', { keys: ['entry', 'isRecordThere', 'changes'] }),
  special('S-002', 'GET /api/admin/audit/export', { shape: 'file', answers: 'bytes' }),
  special('S-003', 'DELETE /api/admin/sessions/{id}', { success: '登录已结束', answers: 'nothing' }),
  adminList('S-004', 'GET /api/admin/accounts', { keys: ['id', 'username', 'realName'] }),
  special('S-008', 'GET /api/admin/backups', {
    keys: ['state', 'takenTime', 'size', 'drillTime', 'drilled', 'problem'],
  }),
  publicList('S-007', 'GET /api/search?q=%E6%A0%87%E6%B3%A8', {
    does: 'special',
    keys: ['type', 'total', 'isCut', 'page', 'pages', 'hits'],
  }),
]
