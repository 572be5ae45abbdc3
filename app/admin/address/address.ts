/** What stands behind `#`. */
export interface Address {
  /** The open panel's menu key; whatever else stands there is no panel. */
  panel: string
  /** The id of the record that is open on it. */
  record: number | undefined
  /** How the panel is looked at: page, search, filters, tab. */
  look: URLSearchParams
}

/** Reads `/admin#contact/12?page=2`. What stands behind `#` reaches no server, so a search for a person may stand there. */
export function readAddress(): Address {
  const [place = '', look = ''] = window.location.hash.slice(1).split('?')
  const [panel = '', record = ''] = place.split('/')
  return { panel, record: ID.test(record) ? Number(record) : undefined, look: new URLSearchParams(look) }
}

const ID = /^[1-9]\d{0,14}$/

/** Names the open panel, looked at as it opens. */
export function openInAddress(panel: string): void {
  write(panel, new URLSearchParams())
}

/** Keeps how the open panel is looked at; an empty value takes its name out of the address. */
export function keepInAddress(values: Readonly<Record<string, string>>): void {
  const { panel, record, look } = readAddress()
  for (const [name, value] of Object.entries(values)) {
    if (value === '') look.delete(name)
    else look.set(name, value)
  }
  write(panel, look, record)
}

/** Names the record that is open on the panel; none once it is closed. */
export function keepRecordInAddress(record: number | undefined): void {
  const { panel, look } = readAddress()
  write(panel, look, record)
}

/** Puts back what stood behind `#`, such as `#news?page=2`, without anybody being told. */
export function putAddress(hash: string): void {
  const { pathname, search } = window.location
  window.history.replaceState(window.history.state, '', pathname + search + hash)
}

/* Replaces: the console has one entry in the browser's history, and going back leaves it. */
function write(panel: string, look: URLSearchParams, record?: number): void {
  const query = look.size > 0 ? `?${look.toString()}` : ''
  const place = panel && record !== undefined ? `${panel}/${record}` : panel
  const wished = place || query ? `#${place}${query}` : ''
  if (wished !== window.location.hash) putAddress(wished)
}
