import {
  BUG_REPORT_FORMAT,
  BUG_REPORT_VERSION,
  type BugReport,
  type BugReportCall,
} from '#contract/bug-report/bug-report.ts'

/** A bug report in which nothing happened, for tests and stories to change. */
export const emptyBugReport: BugReport = {
  format: BUG_REPORT_FORMAT,
  version: BUG_REPORT_VERSION,
  savedAt: '2026-11-26T01:00:00.000Z',
  savedIn: 'mock',
  browser: 'Mozilla/5.0',
  product: '1.0.0',
  window: { width: 1280, height: 800 },
  note: '',
  address: '/admin#partner',
  panel: '合作企业 · 管理后台',
  story: '',
  screen: { heading: '', told: [], records: [], opened: [], fields: [], forms: [], files: [], sent: '' },
  calls: [],
}

/** A read that was answered well. */
export const readCall = (address: string, data: unknown): BugReportCall => ({
  method: 'GET',
  address,
  sent: { left: 'nothing' },
  status: 200,
  type: 'application/json; charset=utf-8',
  answered: { json: { code: 200, message: '操作成功', data } },
})
