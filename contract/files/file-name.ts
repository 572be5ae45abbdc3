const MOST_CHARACTERS = 100

/** A sender's file name made readable: no folder, no control or direction characters, limited length. */
export function readableFileName(sent: string): string {
  const [name = ''] = sent.split(/[\\/]/).slice(-1)
  // Browsers write a quote and a line's end of a name as these.
  const plain = name.replace(/%(22|0D|0A)/g, '').replace(/[\p{C}"*:<>?|]/gu, '')
  const characters = [...plain.trim()]
  return characters.slice(-MOST_CHARACTERS).join('').replace(/^\.+/, '')
}

/** A name without its ending. */
export const withoutExtension = (name: string) => name.replace(/\.[A-Za-z0-9]{1,5}$/, '')
