const REVIEW = [
  // Comments and their anchors.
  '.MsoCommentReference, .msocomanchor, .msocomtxt, .msocomoff, a[href^="#_msocom"], a[name^="_msocom"]',
  // What a tracked change has deleted.
  '.msoDel, del[cite^="mailto:"]',
].join()

const HIDDEN_OR_COMMENT =
  /mso-hide\s*:\s*all|display\s*:\s*none|mso-element\s*:\s*comment|mso-special-character\s*:\s*comment/i

/** Removes what Word's readers do not see: hidden text, comments of reviewers, deletions that are still tracked. */
export function removeReview(root: HTMLElement): void {
  for (const selector of [REVIEW, ...hiddenSelectors(root.ownerDocument)])
    elementsBy(root, selector).forEach((element) => element.remove())
  for (const element of root.querySelectorAll('[style]'))
    if (HIDDEN_OR_COMMENT.test(element.getAttribute('style') ?? '')) element.remove()
}

/** Selectors of the styles that Word hides. */
function hiddenSelectors(page: Document): string[] {
  const css = [...page.querySelectorAll('style')].map(({ textContent }) => textContent ?? '').join('\n')
  const rules = css.replace(/\/\*[^]*?\*\/|<!--/g, '').split('}')
  return rules.flatMap((rule) => {
    const [selector = '', declarations = ''] = rule.split('{')
    return /mso-hide\s*:\s*all/i.test(declarations) ? [selector.trim()] : []
  })
}

function elementsBy(root: HTMLElement, selector: string): Element[] {
  try {
    return [...root.querySelectorAll(selector)]
  } catch {
    // A browser does not know all that Word writes as one.
    return []
  }
}
