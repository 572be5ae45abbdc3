/** Whether an address is the console's, however it was typed: in capitals or with escapes the same page answers. */
export function isConsoleAddress(address: string): boolean {
  if (address === '') return false
  return /^\/admin(\/|$)/i.test(decoded(new URL(address, 'http://site').pathname))
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
