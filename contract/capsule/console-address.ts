/** Whether an address is the console's, however it was typed: with a slash at its end or in capitals the same page answers. */
export const isConsoleAddress = (address: string): boolean =>
  address !== '' && /^\/admin\/*$/i.test(new URL(address, 'http://site').pathname)
