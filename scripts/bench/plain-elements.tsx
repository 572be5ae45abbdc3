import { createElement, forwardRef, type ElementType, type ReactElement } from 'react'

type Props = Record<string, unknown>

/**
 * Stands in for styled-components where a bench wants the same tree without styles: `styled.div` and `styled(Card)`
 * answer plain elements that drop transient props.
 */
const styled = new Proxy((tag: ElementType) => plain(tag), {
  get: (target, tag) => (typeof tag === 'string' && !(tag in target) ? plain(tag as ElementType) : undefined),
})

// oxlint-disable-next-line house/named-exports -- stands in for a package that has a default export
export default styled
export { styled }

export const css = () => ''
export const keyframes = () => ''
export const createGlobalStyle = () => () => null

/** Collects nothing. */
export class ServerStyleSheet {
  collectStyles = (tree: ReactElement) => tree
  getStyleTags = () => ''
  seal = () => undefined
}

function plain(tag: ElementType) {
  const Plain = forwardRef<unknown, Props>(function Plain({ as, ...props }, ref) {
    const kept = Object.fromEntries(Object.entries(props).filter(([name]) => !name.startsWith('$')))
    return createElement((as as ElementType | undefined) ?? tag, { ...kept, ref })
  })
  const template = () => Plain
  return Object.assign(template, { attrs: () => template, withConfig: () => template })
}
