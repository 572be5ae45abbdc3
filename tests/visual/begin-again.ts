/** What `beginAnew` gives each document. */
export interface Forgetful {
  /** Takes away what the browser keeps of the site. */
  forgetAll: () => void
}

/** Runs in each document before its own scripts: what an earlier one kept is not there. A frame shares what its page keeps. */
export function beginAnew(): void {
  const forgetAll = () => {
    localStorage.clear()
    sessionStorage.clear()
    for (const cookie of document.cookie.split('; ')) {
      document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`
    }
  }
  Object.assign(window, { forgetAll } satisfies Forgetful)
  if (window === window.top && location.protocol.startsWith('http')) forgetAll()
}
