import { setTimeout as after } from 'node:timers/promises'
import type { Backend, Row, TypedChange } from '#contract/engine/backend.ts'
import type { RecordType } from '#contract/engine/record-type.ts'
import { auditLogOf } from '#contract/audit/audit-log.ts'
import { hasPublishTimeCome } from '#contract/operations/has-publish-time-come.ts'
import { successCase } from '#content/case/case.type.ts'
import { news } from '#content/news/news.type.ts'
import { recruitment } from '#content/recruitment/recruitment.type.ts'
import { siteSettings } from '#content/site-settings/site-settings.type.ts'
import { newsAddress } from '#app/public/about/news-page/news-address.ts'
import { caseAddress } from '#app/public/cases/case-detail/case-address.ts'
import { jobAddress } from '#app/public/contact/job-page/job-address.ts'
import type { HostSettings } from '#operations/settings/settings.ts'
import { submitAddressesToBaidu } from './submit-addresses.ts'

type PushSettings = Pick<HostSettings, 'publicUrl' | 'isPublicUrlGiven' | 'baiduPushUrl'>

/** Types whose records have pages of their own, shown while their status is 1 and their moment has come. */
const pages: Readonly<Record<string, { type: RecordType; addressOf: (id: number) => string }>> = {
  case: { type: successCase, addressOf: caseAddress },
  news: { type: news, addressOf: newsAddress },
  recruitment: { type: recruitment, addressOf: jobAddress },
}

/** How long it is waited before each try. */
const PAUSES_MS = [0, 5_000, 60_000]

/** As many addresses as an entry of the journal names. */
const NAMED_AT_MOST = 3

/**
 * Pushes pages to Baidu when visitors can first read them and administrators gave a key. The save that made them readable
 * neither waits nor fails; what Baidu answered stands in the journal.
 * @param changes what one call changed
 * @param pausesMs before each try; as many tries
 */
export function submitNewPagesToBaidu(
  backend: Backend,
  changes: readonly TypedChange[],
  settings: PushSettings,
  pausesMs: readonly number[] = PAUSES_MS,
): void {
  const now = backend.now()
  const paths = changes.flatMap((change) => newPath(change, now))
  if (paths.length === 0) return
  void push(backend, paths, settings, pausesMs).catch((error: unknown) =>
    backend.report('推送给百度失败', { error: String(error) }),
  )
}

/** One that is still to come is left to the sitemap. */
function newPath({ typeName, before, after }: TypedChange, now: Date): string[] {
  const page = pages[typeName]
  const isRead = (row: Row | undefined) =>
    page !== undefined && row?.status === 1 && hasPublishTimeCome(page.type, row, now)
  return page && after && isRead(after) && !isRead(before) ? [page.addressOf(after.id)] : []
}

async function push(
  backend: Backend,
  paths: readonly string[],
  { publicUrl, isPublicUrlGiven, baiduPushUrl }: PushSettings,
  pausesMs: readonly number[],
): Promise<void> {
  const [row] = await backend.stores.of(siteSettings.name).find({ limit: 1 })
  const token = String(row?.baiduPushKey ?? '')
  if (token === '') return
  if (!isPublicUrlGiven) return backend.report('未设置 PUBLIC_URL，没有推送给百度', { paths }, 'warn')
  const site = new URL(publicUrl).origin
  const url = `${baiduPushUrl}?${new URLSearchParams({ site, token }).toString()}`
  const addresses = paths.map((path) => `${publicUrl}${path}`)
  for (const [tries, pause] of pausesMs.entries()) {
    await after(pause, undefined, { ref: false })
    const { sentence, isFinal } = await submitAddressesToBaidu(url, addresses)
    if (isFinal || tries === pausesMs.length - 1) return note(backend, `${sentence}：${named(paths)}`)
  }
}

/** Nobody's own act: the product's. */
async function note(backend: Backend, remark: string): Promise<void> {
  const actor = { accountId: 0, username: '系统', address: '', now: backend.now() }
  await backend.transaction((stores) => auditLogOf(stores, actor).append(siteSettings, 'push', [], remark))
}

function named(paths: readonly string[]): string {
  const more = paths.length > NAMED_AT_MOST ? ` 等 ${paths.length} 个` : ''
  return `${paths.slice(0, NAMED_AT_MOST).join('、')}${more}`
}
