/** A picture that came inside pasted text, and the mark that stands in its place. */
export type EmbeddedPicture = { id: string; file: File; alt: string }

/** Name of the element that marks the place of a picture that did not come along; it is never stored. */
export const LOST_PICTURE = 'lost-picture'

/**
 * Puts a mark in the place of each picture that this site does not hold.
 * @returns those that the text itself brought along, to be sent, and how many there are in all
 */
export function markForeignPictures(root: HTMLElement, isOwnPicture: (address: string) => boolean) {
  const embedded: EmbeddedPicture[] = []
  let marked = 0
  for (const picture of root.querySelectorAll('img')) {
    const address = picture.getAttribute('src') ?? ''
    if (isOwnPicture(address)) continue
    // Counting pixels that track a reader are no pictures.
    if (parseFloat(picture.getAttribute('width') ?? '') <= 1) {
      picture.remove()
      continue
    }
    const mark = root.ownerDocument.createElement(LOST_PICTURE)
    const id = `pasted-${(count += 1)}`
    const alt = picture.getAttribute('alt') ?? ''
    mark.setAttribute('data-id', id)
    mark.setAttribute('data-alt', alt)
    picture.replaceWith(mark)
    const file = fileIn(address)
    if (file) embedded.push({ id, file, alt })
    marked += 1
  }
  return { embedded, marked }
}

let count = 0

function fileIn(address: string): File | undefined {
  const [, type = '', ending = '', data = ''] =
    /^data:(image\/([\w.+-]+))[^,]*;base64,([^]*)$/i.exec(address) ?? []
  if (!data) return undefined
  try {
    const bytes = Uint8Array.from(atob(decodeURIComponent(data)), (sign) => sign.charCodeAt(0))
    return new File([bytes], `粘贴的图片.${ending.toLowerCase()}`, { type: type.toLowerCase() })
  } catch {
    return undefined
  }
}
