const isRulesKey = (key: string) => /^(scenario|mock)(\[|$)/.test(key)

/** The address of a page with mock rules in it: everything else of its query stays. `normal` needs no words. */
export function addressWithRules(href: string, text: string): string {
  const { origin, pathname, search, hash } = new URL(href)
  const pairs = search.replace(/^\?/, '').split('&').filter(Boolean)
  const kept = pairs.filter((pair) => !isRulesKey(decodeURIComponent(pair.split('=')[0] ?? '')))
  // As people can read it; what would end or change it is escaped.
  const readable = encodeURI(text)
    .replace(/[&+#']/g, encodeURIComponent)
    .replaceAll("'", '%27')
  const query = [...kept, ...(text === 'normal' ? [] : [`mock=${readable}`])].join('&')
  return `${origin}${pathname}${query && `?${query}`}${hash}`
}

/** Whether an address has mock rules. */
export const hasRules = (href: string): boolean => [...new URL(href).searchParams.keys()].some(isRulesKey)
