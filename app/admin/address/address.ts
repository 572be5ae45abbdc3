/** The parts of the hash. */
export interface Address {
  /** The open panel's menu key; any other text is no panel. */
  panel: string
  /** The number of the open record. */
  record?: number
  /** How the panel is looked at: page, search, filters, tab. */
  look: URLSearchParams
}

/** The other name of a panel, by which links may call it too (back-office §2.4). */
const otherNames = new Map([['label', 'annotation-platform']])

/** Reads `/admin#news/12?page=2`. A hash reaches no server, so it may contain a search for a person. */
export function readAddress(): Address {
  const [place = '', look = ''] = window.location.hash.slice(1).split('?')
  const [name = '', id = ''] = place.split('/')
  return {
    panel: otherNames.get(name) ?? name,
    record: /^[1-9]\d{0,15}$/.test(id) ? Number(id) : undefined,
    look: new URLSearchParams(look),
  }
}

/** Names the open panel, looked at as it opens. */
export function openInAddress(panel: string): void {
  write({ panel, look: new URLSearchParams() })
}

/** Keeps how the open panel is looked at; an empty value takes its name out of the address. */
export function saveInAddress(values: Readonly<Record<string, string>>): void {
  const { look, ...place } = readAddress()
  for (const [name, value] of Object.entries(values)) {
    if (value === '') look.delete(name)
    else look.set(name, value)
  }
  write({ ...place, look })
}

/** Keeps which record is open; undefined takes its number out of the address. */
export function saveRecordInAddress(record: number | undefined): void {
  write({ ...readAddress(), record })
}

/** The address of a panel, or of one record that it shows. */
export function addressOf({ panel, record, look }: Address): string {
  const place = record === undefined ? panel : `${panel}/${record}`
  const query = look.size > 0 ? `?${look.toString()}` : ''
  return place || query ? `#${place}${query}` : ''
}

/** Restores a hash, such as `#news?page=2`, without an event. */
export function restoreAddress(hash: string): void {
  const { pathname, search } = window.location
  window.history.replaceState(window.history.state, '', pathname + search + hash)
}

/* Replaces: the console has one entry in the browser's history, and going back leaves it. */
function write(address: Address): void {
  const wished = addressOf(address)
  if (wished !== window.location.hash) restoreAddress(wished)
}
