import type { NamedBlob } from '#contract/client/read-response.ts'

/** Saves a file under the name that the server gave it, else under `otherName`. */
export function saveFile(file: NamedBlob, otherName: string): void {
  const address = URL.createObjectURL(file)
  const download = file.name ?? otherName
  Object.assign(document.createElement('a'), { href: address, download }).click()
  // Safari reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
