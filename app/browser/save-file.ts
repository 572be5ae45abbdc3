import type { NamedBlob } from '#contract/client/read-response.ts'

/** Saves a file of the browser's, under the name that a server gave it; under the other one where none did. */
export function saveFile(file: NamedBlob, otherName: string): void {
  const address = URL.createObjectURL(file)
  const download = file.name ?? otherName
  Object.assign(document.createElement('a'), { href: address, download }).click()
  // Safari reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
