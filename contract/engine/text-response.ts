/** Who is handed a browser's own response, as its network is by a service worker, reads it past all methods. */
const isNative = String(Response).includes('[native code]')

/**
 * A response whose body is a text. Who asks for it as text in the same process gets it as it is, and no stream is made until somebody
 * asks for one: for each list that a page shows that would take longer than to read it.
 * @param init with a content type among its headers
 */
export function textResponse(text: string, init: ResponseInit): Response {
  return isNative ? new Response(text, init) : new TextResponse(text, init)
}

class TextResponse extends Response {
  readonly #text: string
  #written: Response | undefined

  constructor(text: string, init: ResponseInit) {
    super(null, init)
    this.#text = text
  }

  get #whole(): Response {
    return (this.#written ??= new Response(this.#text, this))
  }

  override get body() {
    return this.#whole.body
  }

  override get bodyUsed() {
    return this.#whole.bodyUsed
  }

  override text() {
    return Promise.resolve(this.#text)
  }

  override json() {
    return this.#whole.json()
  }

  override arrayBuffer() {
    return this.#whole.arrayBuffer()
  }

  override async bytes() {
    return new Uint8Array(await this.arrayBuffer())
  }

  override blob() {
    return this.#whole.blob()
  }

  override formData() {
    return this.#whole.formData()
  }

  /** As a browser's, it fails once the body is read; of where it came from, which none of these has, a copy tells nothing. */
  override clone() {
    if (this.#written?.bodyUsed || this.#written?.body?.locked)
      throw new TypeError('The body is read already')
    return new TextResponse(this.#text, this)
  }
}
