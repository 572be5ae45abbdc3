/** What no log line holds, whatever text it came in with, and what stands in its place. */
const secrets: readonly [matches: RegExp, instead: string][] = [
  // Sessions, references of files, keys.
  [/(?<!\w)[0-9a-f]{64}(?!\w)/gi, '[令牌]'],
  [/\bBearer\s+[^\s"\\]+/gi, 'Bearer [令牌]'],
  [/(?<!\d)\d{17}[\dXx](?![\dA-Za-z])/g, '[身份证号]'],
  [/(?<!\d)(?:\+?86[- ]?)?1[3-9]\d[- ]?\d{4}[- ]?\d{4}(?!\d)/g, '[手机号]'],
]

/**
 * Removes what looks secret from a text, because errors may repeat any input
 * (docs/operations/configuration.md#监控与缓存, LOG_LEVEL).
 */
export function redactSecrets(text: string): string {
  return secrets.reduce((left, [matches, instead]) => left.replace(matches, instead), text)
}
