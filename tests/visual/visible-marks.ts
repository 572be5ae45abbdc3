/** What an element shows besides its letters, where the browser chooses the colours and permits it. */
export interface Marks {
  outline: string
  border: string
  background: string
}

/**
 * Runs in the page: the marks of the first visible match, or of its `::before` or `::after`. Normalizes invisible
 * marks: transparent, without width, or in the background's colour.
 */
export function visibleMarks(selector: string): Marks | undefined {
  const [elements = '', pseudo] = selector.split('::')
  const element = [...document.querySelectorAll(elements)].find((each) => each.getClientRects().length > 0)
  if (!element) return undefined
  const style = getComputedStyle(element, pseudo && `::${pseudo}`)
  const ground = getComputedStyle(document.body).backgroundColor
  const isSeen = (color: string) => color !== ground && !/^rgba.*, 0\)$/.test(color)
  const line = (kind: string) => {
    const [width, look, color] = ['width', 'style', 'color'].map((part) =>
      style.getPropertyValue(`${kind}-${part}`),
    )
    return look === 'none' || width === '0px' || !isSeen(color ?? '') ? 'none' : `${width} ${look} ${color}`
  }
  return {
    outline: line('outline'),
    border: ['top', 'right', 'bottom', 'left'].map((side) => line(`border-${side}`)).join(', '),
    background: isSeen(style.backgroundColor) ? style.backgroundColor : 'none',
  }
}
