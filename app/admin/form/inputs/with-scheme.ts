/** A host with a dot, and optionally a port or path: `www.example.com`, `example.com:8080/news`. */
const BARE_HOST = /^(\/\/)?(?=[^/?#]*\.)[\p{L}\p{N}]([\p{L}\p{N}.-]*[\p{L}\p{N}])?(:\d{1,5})?([/?#]\S*)?$/u

/**
 * A web address as it is kept: typed without a scheme it gets `https://` in front.
 * @returns the text as it is where it has a scheme, is a path of this site, or is no address
 */
export function withScheme(typed: string): string {
  const address = typed.trim()
  return BARE_HOST.test(address) ? `https://${address.replace(/^\/\//, '')}` : typed
}
