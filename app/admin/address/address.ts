/** What stands behind `#`. */
export interface Address {
  /** The open panel's menu key; whatever else stands there is no panel. */
  panel: string
  /** The open record's name in it, mostly its id; empty while none is open. */
  record: string
  /** How the panel is looked at: page, search, filters, tab. */
  look: URLSearchParams
}

/** Reads `/admin#contact/12?page=2`. What stands behind `#` reaches no server, so a search for a person may stand there. */
export function readAddress(): Address {
  const [place = '', look = ''] = window.location.hash.slice(1).split('?')
  const [panel = '', record = ''] = place.split('/')
  return { panel, record, look: new URLSearchParams(look) }
}

/** Names the open panel, looked at as it opens. */
export function openInAddress(panel: string): void {
  write({ panel, record: '', look: new URLSearchParams() })
}

/** Names the record that is open in the panel; an empty name while none is. */
export function openRecordInAddress(record: string): void {
  write({ ...readAddress(), record })
}

/** Keeps how the open panel is looked at; an empty value takes its name out of the address. */
export function keepInAddress(values: Readonly<Record<string, string>>): void {
  const address = readAddress()
  const { look } = address
  for (const [name, value] of Object.entries(values)) {
    if (value === '') look.delete(name)
    else look.set(name, value)
  }
  write(address)
}

/** Puts back what stood behind `#`, such as `#news?page=2`, without anybody being told. */
export function putAddress(hash: string): void {
  const { pathname, search } = window.location
  window.history.replaceState(window.history.state, '', pathname + search + hash)
}

/* Replaces: the console has one entry in the browser's history, and going back leaves it. */
function write({ panel, record, look }: Address): void {
  const place = record ? `${panel}/${record}` : panel
  const query = look.size > 0 ? `?${look.toString()}` : ''
  const wished = place || query ? `#${place}${query}` : ''
  if (wished !== window.location.hash) putAddress(wished)
}
