/** What a text holds as JSON; undefined where it is none, as no JSON text holds that. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
