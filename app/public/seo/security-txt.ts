/** Where the file is (RFC 9116). */
const SECURITY_TXT_PATH = '/.well-known/security.txt'

/** Counted from each request; RFC 9116 recommends less than a year. */
const VALID_DAYS = 180
const DAY_MS = 86_400_000

/**
 * `security.txt`: where to report a vulnerability.
 * @param email of the site's settings, where it has one
 */
export function securityTxt(email: string, publicUrl: string, now: Date): string {
  const expires = new Date(now.getTime() + VALID_DAYS * DAY_MS)
  return [
    ...(email ? [`Contact: mailto:${email}`] : []),
    `Contact: ${publicUrl}/contact`,
    `Expires: ${expires.toISOString().slice(0, 'YYYY-MM-DD'.length)}T00:00:00Z`,
    'Preferred-Languages: zh, en',
    `Canonical: ${publicUrl}${SECURITY_TXT_PATH}`,
    '',
  ].join('\n')
}
