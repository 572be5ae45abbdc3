// Adds browser features that jsdom lacks and replaces none. They do nothing rather than imitate the real behaviour.

class StillObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}

globalThis.ResizeObserver ??= StillObserver
globalThis.IntersectionObserver ??= class extends StillObserver {
  readonly root = null
  readonly rootMargin = ''
  readonly scrollMargin = ''
  readonly thresholds = []
}

globalThis.matchMedia ??= (query: string): MediaQueryList => {
  const list = new EventTarget() as MediaQueryList
  return Object.assign(list, {
    matches: false,
    media: query,
    onchange: null,
    addListener() {},
    removeListener() {},
  })
}

// Tests of the server's markup run without a document.
if (typeof document !== 'undefined') fillDocumentGaps()

function fillDocumentGaps() {
  Element.prototype.scrollIntoView ??= () => {}
  Element.prototype.scrollTo ??= () => {}
  // The text editor measures where its caret is, to keep it in sight.
  Range.prototype.getClientRects ??= () => document.createElement('i').getClientRects()
  Range.prototype.getBoundingClientRect ??= () => document.createElement('i').getBoundingClientRect()

  HTMLDialogElement.prototype.show ??= open
  HTMLDialogElement.prototype.showModal ??= open
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement, returnValue?: string) {
    if (!this.open) return
    if (returnValue !== undefined) this.returnValue = returnValue
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
}

function open(this: HTMLDialogElement) {
  this.open = true
}

URL.createObjectURL ??= () => 'blob:preview'
URL.revokeObjectURL ??= () => {}
