import { createElement, Fragment, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { ServerStyleSheet, StyleSheetManager, css, keyframes, styled } from 'styled-components'
import { expect, test, vi } from 'vitest'
import { nameOnce } from './name-once.ts'
import { PageSheet } from './page-sheet.ts'

const Fixed = styled.p`
  color: red;
`
const Over = styled(Fixed)`
  color: blue;
`
const Decided = styled.p<{ $width: number }>`
  width: ${({ $width }) => $width}px;
`
const OverDecided = styled(Decided)`
  color: green;
`

const Chosen = styled.p<{ $tone?: string; $isWide?: boolean }>`
  ${({ $tone }) => $tone && `color: ${$tone};`}
  ${({ $isWide }) =>
    $isWide &&
    css`
      width: 100%;
    `}
`
const turn = keyframes`to { rotate: 1turn; }`
const Moving = styled.p<{ $moves: boolean }>`
  color: red;
  ${({ $moves }) =>
    $moves &&
    css`
      animation: ${turn} 1s;
    `}
`

// No template, whose spaces would be a style of its own.
const Bare = styled(Fixed)<{ $isWide?: boolean }>(({ $isWide }) => ($isWide ? 'width: 100%;' : ''))

const page = createElement(
  Fragment,
  {},
  createElement(Fixed),
  createElement(Over),
  createElement(OverDecided, { $width: 1 }),
  createElement(OverDecided, { $width: 2 }),
  createElement(Chosen),
  createElement(Chosen, { $tone: 'red' }),
  createElement(Chosen, { $isWide: true }),
  createElement(Chosen, { $tone: 'red', $isWide: true }),
  createElement(Bare),
  createElement(Bare),
  createElement(Bare, { $isWide: true }),
  createElement(Bare),
  createElement(Moving, { $moves: false }),
  createElement(Moving, { $moves: true }),
)

test('a page and its styles are what they were, at the first time and after', () => {
  const before = [printed(page), printed(page)]
  nameOnce(Fixed)
  expect([printed(page), printed(page)]).toEqual(before)
})

test('the name of fixed styles is looked for once in a process', () => {
  nameOnce(Fixed)
  printed(createElement(Over))
  const looked = vi.spyOn(Over.componentStyle.dynamicNameCache!, 'get')
  printed(createElement(Over))
  expect(looked).not.toHaveBeenCalled()
})

test('so is the name of styles that properties decide, for each set of words', () => {
  nameOnce(Fixed)
  const [red, wide] = [createElement(Chosen, { $tone: 'red' }), createElement(Chosen, { $isWide: true })]
  const before = [red, wide].map((element) => printed(element))
  const looked = vi.spyOn(Chosen.componentStyle.dynamicNameCache!, 'get')
  expect([red, wide].map((element) => printed(element))).toEqual(before)
  expect(looked).not.toHaveBeenCalled()
  printed(createElement(Chosen, { $tone: 'blue' }))
  expect(looked).toHaveBeenCalled()
})

test('two rules that decide the same words between them are not taken for one another', () => {
  const Pair = styled.p<{ $one?: string; $two?: string }>`
    ${({ $one }) => $one}
    color: red;
    ${({ $two }) => $two}
  `
  nameOnce(Fixed)
  const [first, second] = ['$one', '$two'].map((name) => printed(createElement(Pair, { [name]: 'top: 0;' })))
  expect(second).not.toBe(first)
})

/** A component that tells what its rule is asked. */
function counted(rule: (properties: Asked) => string | undefined) {
  const asked = vi.fn(rule)
  return {
    Counted: styled.p<Asked>`
      ${(properties) => asked(properties)}
    `,
    asked,
  }
}

interface Asked {
  $tone?: string
  $size?: number
  $gap?: number
  $box?: { width: number }
}

test('rules are asked once for each set of values that they read, whatever else an element has', () => {
  nameOnce(Fixed)
  const { Counted, asked } = counted((read) => (read.$tone === 'red' ? `top: ${read.$size}px;` : 'top: 0;'))
  const shown: [Asked & { id?: string }, count: number][] = [
    [{}, 1],
    [{ id: 'a' }, 1],
    [{ $tone: 'red', $size: 1 }, 2],
    [{ $tone: 'red', $size: 2 }, 3],
    [{ $tone: 'red', $size: 1, id: 'b' }, 3],
    [{ $tone: 'blue', $size: 1 }, 4],
    // Of blue it has not read the size.
    [{ $tone: 'blue', $size: 2 }, 4],
  ]
  for (const [properties, count] of shown) {
    const html = printed(createElement(Counted, properties))
    expect(html).toContain(`{top:${properties.$tone === 'red' ? `${properties.$size}px` : 0};}`)
    expect(asked).toHaveBeenCalledTimes(count)
  }
})

test('a rule that reads more than plain values is asked each time', () => {
  nameOnce(Fixed)
  const box = { width: 0 }
  const rules: ((read: Asked) => string | undefined)[] = [
    ({ $box }) => `top: ${$box?.width}px;`,
    (read) => `top: ${'$size' in read ? 1 : 2}px;`,
    (read) => `top: ${Object.keys(read).length}px;`,
    (read) => `top: ${Object.hasOwn(read, '$size') ? 1 : 2}px;`,
  ]
  for (const { Counted, asked } of rules.map(counted))
    for (const [at, properties] of [{ $box: box }, { $box: box }, { $box: box, $size: 1 }].entries()) {
      box.width = at
      printed(createElement(Counted, properties))
      expect(asked).toHaveBeenCalledTimes(at + 1)
    }
})

test('a rule that lists what an element has is asked of one that has nothing, and of the next', () => {
  const { Counted, asked } = counted((read) => `top: ${Object.keys(read).length}px;`)
  nameOnce(Fixed)
  const shared = Counted.componentStyle
  const stylis = Object.assign((css: string) => [css], { hash: '' })
  const names = [{}, { $size: 1 }].map((read) =>
    shared.generateAndInjectStyles(read as never, new PageSheet(new Map()), stylis),
  )
  expect(asked.mock.calls.length).toBe(2)
  expect(new Set(names).size).toBe(2)
})

test('a rule that has come to read something else takes no name of what it read before', () => {
  nameOnce(Fixed)
  let turn = 0
  const { Counted } = counted((read) => (turn++ === 1 ? `gap: ${read.$gap}px;` : `top: ${read.$size}px;`))
  expect(printed(createElement(Counted, { $size: 1 }))).toContain('{top:1px;}')
  expect(printed(createElement(Counted, { $size: 2, $gap: 1 }))).toContain('{gap:1px;}')
  expect(printed(createElement(Counted, { $size: 1 }))).toContain('{top:1px;}')
})

test('values that come from content do not fill the memory', () => {
  nameOnce(Fixed)
  const { Counted, asked } = counted(({ $size }) => `top: ${$size}px;`)
  for (let size = 0; size < 300; size++) printed(createElement(Counted, { $size: size }))
  asked.mockClear()
  for (const size of [0, 299]) printed(createElement(Counted, { $size: size }))
  expect(asked.mock.calls.map(([{ $size }]) => $size)).toEqual([0])
})

test('a style that a plugin changes has a name of its own', () => {
  nameOnce(Fixed)
  const { Counted } = counted(() => 'color: red;')
  function bluer() {}
  const [plain, blue, again] = [[], [bluer], []].map((stylisPlugins) =>
    printed(createElement(Counted), stylisPlugins),
  )
  expect(again).toBe(plain)
  expect(blue).not.toBe(plain)
})

test('another kind of sheet is filled as ever', () => {
  nameOnce(Fixed)
  const sheet = new ServerStyleSheet()
  renderToStaticMarkup(sheet.collectStyles(createElement(Chosen, { $tone: 'red' })))
  expect(sheet.getStyleTags()).toContain('{color:red;}')
})

function printed(element: ReactElement, stylisPlugins: (() => void)[] = []): string {
  const sheet = new PageSheet(new Map())
  const html = renderToStaticMarkup(createElement(StyleSheetManager, { sheet, stylisPlugins }, element))
  return sheet.styleElement(html, 'nonce') + html
}
