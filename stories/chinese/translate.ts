/** Words of Storybook's own frame, which knows no language but English. */
export interface Words {
  /** By the English text, its spaces collapsed. */
  exact: Readonly<Record<string, string>>
  /** Texts with something in them that differs: `$1` stands for it. */
  patterns: readonly (readonly [english: RegExp, chinese: string])[]
}

/**
 * One text in Chinese, with the spaces around it.
 * @returns undefined for a text that is not Storybook's own
 */
export function translateWords(text: string, { exact, patterns }: Words): string | undefined {
  const english = text.replace(/\s+/g, ' ').trim()
  if (english === '') return undefined
  const chinese = Object.hasOwn(exact, english) ? exact[english] : byPattern(english, patterns)
  return chinese === undefined ? undefined : text.replace(text.trim(), () => chinese)
}

function byPattern(english: string, patterns: Words['patterns']): string | undefined {
  const found = patterns.find(([pattern]) => pattern.test(english))
  return found && english.replace(...found)
}

/** Code, what people wrote, and stories themselves are never Storybook's words. */
const VERBATIM = 'pre, code, script, style, [translate="no"], .sb-story, #storybook-root'

const ATTRIBUTES = ['aria-label', 'title', 'placeholder'] as const

/**
 * Turns Storybook's own words into Chinese, now and whenever it draws some. Only the characters of texts and attributes are
 * changed, never nodes, so that what draws them goes on as before.
 * @param root within which
 * @returns what ends it
 */
export function translateInterface(root: Element, words: Words): () => void {
  const seen = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'childList') for (const node of addedNodes) translateWithin(node, words)
      else translateWithin(target, words, type === 'attributes')
    }
  })
  translateWithin(root, words)
  seen.observe(root, {
    ...{ subtree: true, childList: true, characterData: true },
    ...{ attributes: true, attributeFilter: [...ATTRIBUTES] },
  })
  return () => seen.disconnect()
}

function translateWithin(node: Node, words: Words, isAlone = false): void {
  if (node instanceof Text) {
    if (!node.parentElement?.closest(`textarea, ${VERBATIM}`)) translateNode(node, words)
    return
  }
  if (!(node instanceof Element) || node.closest(VERBATIM)) return
  translateAttributes(node, words)
  if (isAlone) return
  for (const child of node.childNodes) translateWithin(child, words)
}

function translateNode(text: Text, words: Words): void {
  const chinese = translateWords(text.data, words)
  if (chinese !== undefined) text.data = chinese
}

function translateAttributes(element: Element, words: Words): void {
  for (const name of ATTRIBUTES) {
    const chinese = translateWords(element.getAttribute(name) ?? '', words)
    if (chinese !== undefined) element.setAttribute(name, chinese)
  }
}
