import type { LucideProps } from 'lucide-react'
import { createElement, forwardRef, type ComponentType, type ReactNode } from 'react'
import { jsxs } from 'react/jsx-runtime'

/** What the module of one of lucide's icons holds. */
export interface IconData {
  name: string
  size?: number
  node: readonly (readonly [tag: string, attributes: Record<string, string>])[]
  aliases?: readonly string[]
}

/**
 * The component of an icon, printed as lucide's own but for what the site never asks of it: its context, strokes that do not
 * grow. The browser's build puts it in the place of lucide's, whose code would be 1.7 KB of every visit
 * (scripts/vite/left-out-plugin.ts).
 */
export function drawnIcon({
  name,
  size: side = 24,
  node,
  aliases = [],
}: IconData): ComponentType<LucideProps> {
  const names = ['lucide', ...[name, ...aliases].map((each) => `lucide-${each}`)].join(' ')
  const parts = node.map(([tag, drawn]) => createElement(tag, drawn))
  return forwardRef<SVGSVGElement, LucideProps>(function DrawnIcon(
    { size = 24, color = 'currentColor', strokeWidth = 2, className, children, ...rest },
    ref,
  ) {
    const attributes = {
      ...(ref && { ref }),
      xmlns: 'http://www.w3.org/2000/svg',
      width: size,
      height: size,
      viewBox: `0 0 ${side} ${side}`,
      fill: 'none',
      stroke: color,
      strokeWidth,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      className: className ? `${names} ${className}` : names,
      'aria-hidden': isNamed(rest, children) ? undefined : 'true',
      ...rest,
      children: [...parts, children],
    }
    return jsxs('svg', attributes)
  }) as ComponentType<LucideProps>
}

/** Whether anything says what the icon means: then it is not hidden from screen readers. */
function isNamed(attributes: object, children: ReactNode): boolean {
  const isTold = ([name, value]: [string, unknown]) =>
    value !== undefined && value !== null && /^(aria-|role$|title$)/.test(name)
  return !!children || Object.entries(attributes).some(isTold)
}
