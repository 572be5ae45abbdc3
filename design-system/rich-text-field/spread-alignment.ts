const ALIGNED = 'p, h2, h3, h4, h5, img, lost-picture, figure'
const CONTAINERS = 'td, th, li, div, blockquote'
const BLOCKS = 'p, h2, h3, h4, h5, img, lost-picture, figure, ul, ol, table, pre, blockquote, div, hr'

/**
 * Finds where lines and pictures stand, whatever said so: a style, an attribute, an element around them. Text that stands in an
 * aligned cell or box without a paragraph gets one.
 * @returns what gives each its style, once all other attributes are gone
 */
export function spreadAlignment(root: HTMLElement): () => void {
  for (const container of root.querySelectorAll<HTMLElement>(CONTAINERS)) {
    if (!isAside(ownSide(container)) || container.querySelector(BLOCKS)) continue
    const line = container.ownerDocument.createElement('p')
    line.append(...container.childNodes)
    container.append(line)
  }
  const aligned = [...root.querySelectorAll<HTMLElement>(ALIGNED)].flatMap((element) => {
    const side = sideOf(element, root)
    return isAside(side) && !element.parentElement?.closest('figure') ? [{ element, side }] : []
  })
  return () => aligned.forEach(({ element, side }) => element.setAttribute('style', `text-align:${side}`))
}

/** What an element itself says of its alignment; '' for nothing. */
export function ownSide(element: HTMLElement): string {
  if (element.localName === 'center') return 'center'
  const side = element.style.textAlign || (element.getAttribute('align') ?? '')
  return side.toLowerCase().replace(/^-webkit-/, '')
}

function sideOf(element: HTMLElement, root: HTMLElement): string {
  const picture = element.localName === 'figure' ? element.querySelector('img') : null
  const first = picture && ownSide(picture) ? picture : element
  for (let each: HTMLElement | null = first; each && each !== root; each = each.parentElement) {
    const side = ownSide(each)
    if (side) return side
  }
  return ''
}

const isAside = (side: string) => side === 'center' || side === 'right'
