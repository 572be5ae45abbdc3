import { render } from '@testing-library/react'
import type { LucideProps } from 'lucide-react'
import { createElement, createRef, type ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { drawnIcon, type IconData } from './drawn-icon.ts'

const asked: LucideProps[] = [
  {},
  { size: 16, strokeWidth: 1.5, color: 'red', className: 'mine yours' },
  { 'aria-hidden': true },
  { 'aria-label': '关闭', role: 'img' },
  { 'aria-label': undefined },
  { width: 10, style: { opacity: 0.5 } },
  { children: createElement('title', {}, '关闭') },
]

test.each(['x', 'phone', 'image-off', 'circle-check', 'a-large-small', 'chart-pie'])(
  '%s is printed as lucide prints it',
  async (file) => {
    const module = (await import(`../node_modules/lucide-react/dist/esm/icons/${file}.mjs`)) as {
      default: ComponentType<LucideProps>
      __iconData: IconData
    }
    const Drawn = drawnIcon(module.__iconData)
    for (const props of asked)
      expect(attributesOf(createElement(Drawn, props))).toEqual(
        attributesOf(createElement(module.default, props)),
      )
  },
)

test('an icon can be referred to', () => {
  const Drawn = drawnIcon({ name: 'x', node: [['path', { d: 'M0 0', key: 'a' }]] })
  const ref = createRef<SVGSVGElement>()
  render(<Drawn ref={ref} />)
  expect(ref.current?.outerHTML).toContain('<path d="M0 0">')
})

/** Markup as a tree, in which the order of attributes says nothing. */
function attributesOf(element: React.ReactElement): unknown {
  const place = document.createElement('div')
  place.innerHTML = renderToStaticMarkup(element)
  return read(place.children[0]!)
}

function read({ tagName, attributes, children, textContent }: Element): unknown {
  const named = [...attributes].map(({ name, value }) => [name, name === 'class' ? value.split(' ') : value])
  return { tagName, attributes: Object.fromEntries(named), children: [...children].map(read), textContent }
}
