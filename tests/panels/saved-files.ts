import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { vi } from 'vitest'

/** Catches what the browser would save, with the name it would have. */
export function savedFiles() {
  // As browsers do, it takes nothing but a file.
  const createObjectURL = vi.fn((file: Blob) => {
    // By what it has: those of jsdom and of `fetch` are of two makes.
    if (typeof file.size !== 'number') throw new TypeError('Overload resolution failed.')
    return 'blob:nowhere'
  })
  Object.assign(URL, { createObjectURL, revokeObjectURL: vi.fn() })
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  return { names, last: () => createObjectURL.mock.lastCall![0] }
}

/** Presses 导出 above a table of such records, and one kind of file in its menu. */
export async function exportAs(user: UserEvent, noun: string, kind: '导出 CSV' | '导出 Excel（XLSX）') {
  await user.click(await screen.findByRole('button', { name: `导出：${noun}` }))
  await user.click(await screen.findByRole('menuitem', { name: kind }))
}
