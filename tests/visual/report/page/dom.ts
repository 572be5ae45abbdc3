/** The element of the page's skeleton (`page-html.ts`) with that id. */
export const byId = <Kind extends HTMLElement = HTMLElement>(id: string) =>
  document.getElementById(id) as Kind

/** Makes an element with properties and children. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  children: (Node | string)[] = [],
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), properties)
  made.append(...children)
  return made
}

/** Says something in the line below the pictures, to screen readers too. */
export function announce(words: string): void {
  byId('status').textContent = words
}
