/** What came of one try. */
export interface PushAnswer {
  /** In a few words, for people; never the key. */
  sentence: string
  /** Another try would be answered the same. */
  isFinal: boolean
}

/** A search engine that does not answer is not waited for. */
const ANSWER_WITHIN_MS = 10_000
const REMARK_AT_MOST = 80

/**
 * Sends addresses, one a line, to Baidu's 普通收录 interface.
 * @param url with `site` and `token`
 */
export async function submitAddressesToBaidu(url: string, addresses: readonly string[]): Promise<PushAnswer> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: addresses.join('\n'),
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    })
    return told(response.status, await response.text())
  } catch {
    return { sentence: '百度没有应答', isFinal: false }
  }
}

function told(status: number, body: string): PushAnswer {
  const { success, remain, message } = parsed(body)
  if (status === 200 && typeof success === 'number')
    return { sentence: `百度收下 ${success} 个地址，今天还可推送 ${Number(remain)} 个`, isFinal: true }
  const reason = typeof message === 'string' ? `（${message.slice(0, REMARK_AT_MOST)}）` : ''
  return { sentence: `百度拒绝了推送，状态 ${status}${reason}`, isFinal: status < 500 && status !== 429 }
}

function parsed(body: string): Record<string, unknown> {
  try {
    const answer: unknown = JSON.parse(body)
    return typeof answer === 'object' && answer !== null ? { ...answer } : {}
  } catch {
    return {}
  }
}
