import { sampleAudit } from './sample-audit.ts'

type Versions = readonly [before: object | null, after: object | null]

/** What the acts of the sample journal changed, by act and type; of records about people nothing is kept. */
const changed: Readonly<Record<string, Versions>> = {
  'create banner': [
    null,
    { title: '数据要素 服务城市治理', subtitle: '让数据在城市里流动', sortOrder: 1, status: 1 },
  ],
  'update banner': [{ subtitle: '让数据在城市里流动' }, { subtitle: '让数据在城市治理中流动起来' }],
  'create partner': [
    null,
    { name: '示例合作企业', websiteUrl: 'https://example.com/', sortOrder: 3, status: 1 },
  ],
  'update partner': [
    { name: '示例合作企业', status: 1 },
    { name: '示例合作企业', status: 0 },
  ],
  'update news': [{ publishTime: null }, { publishTime: '2026-10-26T02:00:00.000Z' }],
}

/** The revisions of the sample journal's entries, each by the entry's place in it. */
export const sampleRevisions = sampleAudit.flatMap(({ action, typeName, recordId, createTime }, index) => {
  const versions = changed[`${action} ${typeName}`]
  if (!versions) return []
  const [before, after] = versions.map((version) => (version ? JSON.stringify(version) : ''))
  return [{ auditId: index + 1, typeName, recordId, createTime, before, after }]
})
