import { afterAll, beforeAll, expect, test } from 'vitest'
import { signIn } from '#tests/e2e/fixtures/api.ts'
import { preparedFolder } from '#tests/e2e/fixtures/prepared-folder.ts'
import { removeFolder, startSite, type Site } from '#tests/e2e/fixtures/site.ts'
import { goodBody, keptTypes, sentNames, singleTypes, writeOf } from '#tests/contract/records.ts'
import type { SpecifiedType } from '#tests/contract/specification/vocabulary.ts'
import { isHarmful, parsed } from '../executable.ts'
import { scriptVectors } from '../script-vectors.ts'

/** In every planted script, and in nothing that the site itself serves. */
const MARK = 'alert('
const PLANTED = /alert\(|evil\.example|msgbox|opener/
/** What breaks out of a text, an attribute, a script, a comment or a style. */
const BREAKOUTS = [
  '</script><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'-alert(1)-'",
  '<!--<script>alert(1)</script>',
  ']]><script>alert(1)</script>',
  '</title><svg onload=alert(1)>',
  '\u2028alert(1)//',
  '{{alert(1)}}${alert(1)}',
]

let site: Site
beforeAll(async () => {
  site = await startSite({ dataDir: await preparedFolder() })
})
afterAll(async () => {
  await site.stop()
  await removeFolder(site.dataDir)
})

/** A good record whose every text is planted, and whose formatted texts hold every script there is. */
function planted(type: SpecifiedType): Record<string, unknown> {
  const html = scriptVectors.map((vector) => `<p>${vector}</p>`).join('')
  const values = sentNames(type).flatMap((name, index) => {
    const { kind, withTag, max = 255 } = type.fields[name] ?? {}
    if (kind === 'html') return [[name, `<p>前</p>${html}`]]
    if ((kind !== 'line' && kind !== 'text') || withTag) return []
    return [[name, (BREAKOUTS[index % BREAKOUTS.length] ?? '').slice(0, max)]]
  })
  return goodBody(type, Object.fromEntries(values) as Record<string, unknown>)
}

test('X-43 script in every text of every record is in no page, feed or card as anything but text', async () => {
  const token = await signIn(site.origin)
  let stored = 0
  for (const type of [...keptTypes, ...singleTypes]) {
    if (type.entity === 'GalleryImage') continue
    const status = await save(token, writeOf(type).endpoint, planted(type))
    // Some texts have a form of their own, which a script has not.
    expect([200, 400], type.entity).toContain(status)
    stored += status === 200 ? 1 : 0
  }
  expect(stored).toBeGreaterThan(25)

  const sitemap = await (await fetch(`${site.origin}/sitemap.xml`)).text()
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => new URL(address ?? '').pathname,
  )
  expect(pages.length).toBeGreaterThan(20)
  let shown = 0
  for (const path of [
    ...pages,
    '/search?q=alert(1)',
    '/search?q=%3Cscript%3Ealert(1)%3C/script%3E',
    '/terms',
    '/privacy',
  ]) {
    const answer = await fetch(site.origin + path)
    const text = await answer.text()
    // To parse a page takes longer than to make it, and each of the scripts holds one of these.
    if (!PLANTED.test(text)) continue
    const page = parsed(text)
    shown += page.body.textContent?.includes(MARK) ? 1 : 0
    for (const { textContent, src } of page.querySelectorAll('script')) {
      expect(new URL(src || '/', site.origin).origin, path).toBe(site.origin)
      // Data for the page's own scripts, in which nothing of it ends the script or stands outside of a string.
      if (textContent?.includes(MARK)) expect(withoutStrings(textContent), path).not.toContain(MARK)
    }
    for (const element of page.querySelectorAll('*'))
      for (const { name, value } of element.attributes)
        if (!['style', 'class', 'id', 'srcset'].includes(name))
          expect(isHarmful(name, value), `${path}: ${name}=${value.slice(0, 80)}`).toBe(false)
    expect(
      page.querySelector('iframe:not([title]),object,embed,base,svg[onload],form[action^="javascript"]'),
      path,
    ).toBeNull()
    const policy = answer.headers.get('content-security-policy') ?? ''
    expect(policy, path).toContain("object-src 'none'")
    expect(policy.match(/script-src [^;]*/)?.[0], path).not.toMatch(/unsafe|https?:/)
  }
  expect(shown, 'pages show the planted records').toBeGreaterThan(5)
  for (const path of ['/news.rss', '/sitemap.xml']) {
    const text = await (await fetch(site.origin + path)).text()
    expect(text, path).not.toMatch(/<script|<img|onerror=alert(?![^<]*&gt;)/)
  }
})

/** How a save was answered; some answer a plain sentence. */
async function save(token: string, line: string, body: unknown): Promise<number> {
  const [method, path] = line.split(' ')
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
  const answer = await fetch(`${site.origin}${path}`, { method, headers, body: JSON.stringify(body) })
  await answer.arrayBuffer()
  return answer.status
}

/** A script's text without what stands in strings, in either kind of quotes. */
const withoutStrings = (script: string) =>
  script.replace(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`/gs, '""')
