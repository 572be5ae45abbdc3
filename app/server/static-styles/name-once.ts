import type { IStyledStatics } from 'styled-components'

type ComponentStyle = IStyledStatics<'web', object>['componentStyle']

/**
 * Lets a process name the styles of a component that no property decides once: styled-components joins their rules and looks for
 * the name of that text at each element, which is a twentieth of what a page costs (docs/performance.md).
 * @param component any; what is changed is what they all have in common
 */
export function nameOnce(component: { componentStyle: ComponentStyle }): void {
  const shared = Object.getPrototypeOf(component.componentStyle) as ComponentStyle
  const nameOf = shared.generateAndInjectStyles
  const names = new WeakMap<ComponentStyle, string>()

  shared.generateAndInjectStyles = function (this: ComponentStyle, properties, sheet, stylis) {
    const own = stylis.hash ? undefined : names.get(this)
    if (own !== undefined && sheet.hasNameForId(this.componentId, own)) {
      const base = this.baseStyle?.generateAndInjectStyles(properties, sheet, stylis)
      return base ? `${base} ${own}` : own
    }
    const named = nameOf.call(this, properties, sheet, stylis)
    if (!stylis.hash && isFixed(this)) names.set(this, named.slice(named.lastIndexOf(' ') + 1))
    return named
  }
}

/** Whether it has rules, and no property decides any of them. */
function isFixed({ rules }: ComponentStyle): boolean {
  return rules.some(Boolean) && rules.every((rule) => typeof rule === 'string')
}
