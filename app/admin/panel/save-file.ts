import type { NamedBlob } from '#contract/ask/read-answer.ts'

/** Saves a file that a call answered, under the name the server gave it; under the other one where it gave none. */
export function saveFile(file: NamedBlob, otherName: string): void {
  const address = URL.createObjectURL(file)
  const download = file.name ?? otherName
  Object.assign(document.createElement('a'), { href: address, download }).click()
  // Safari reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
