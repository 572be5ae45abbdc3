/** What no search engine should fetch: the console, the API, the test pages, the map that stands in a frame. */
const kept = ['/admin', '/api/', '/mock/', '/test', '/test-login', '/contact/map'] as const

/** `robots.txt` (RFC 9309), with where the sitemap is. */
export function robots(publicUrl: string): string {
  return [
    'User-agent: *',
    ...kept.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')
}
