const SCHEMES = /^(https?|mailto|tel):/i
const LOOKS_LIKE_DOMAIN = /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}(:\d+)?([/?#]|$)/i
const MAIL = /^[^\s@/]+@[^\s@/]+\.[a-z]{2,}$/i

/** Whether the server's cleaner keeps an address: the four schemes, and addresses within this site. */
export function isKeptAddress(address: string): boolean {
  // Browsers pass over blanks and control characters inside a scheme; nothing like that is taken.
  // oxlint-disable-next-line no-control-regex
  if (address === '' || /[\u0000-\u0020]/.test(address) || /^[/\\]{2}/.test(address)) return false
  return SCHEMES.test(address) || !/^[^/?#]*:/.test(address)
}

/** The address a person meant: `www.a.cn` becomes https, `a@b.cn` a mail address; null when it is no address. */
export function readAddress(typed: string): string | null {
  const address = typed.trim()
  if (MAIL.test(address)) return `mailto:${encodeURIComponent(address).replace('%40', '@')}`
  if (LOOKS_LIKE_DOMAIN.test(address)) return `https://${address}`
  if (/^https?:/i.test(address)) return isWebAddress(address) ? address : null
  const isWithinSite = /^(\/(?![/\\])|#.)/.test(address)
  const isOtherScheme = /^(mailto:[^\s@]+@[^\s@]+|tel:\+?[\d-]{3,}(,\d+|;ext=\d+)?)$/i.test(address)
  return (isWithinSite || isOtherScheme) && isKeptAddress(address) ? address : null
}

function isWebAddress(address: string): boolean {
  return /^https?:\/\/[^/?#\s]+/i.test(address) && isKeptAddress(address) && URL.canParse(address)
}
