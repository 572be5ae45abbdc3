import { beforeEach, expect, test } from 'vitest'
import { find, placeOf, spotOf } from '#stories/remarks/spots.ts'

beforeEach(() => {
  document.body.innerHTML = `<div id="storybook-root"><ul><li>一</li><li><b>二</b></li></ul><p id=":r1:"><i>三</i></p></div>`
})

const box = { left: 100, top: 200, width: 50, height: 10 }
function laidOut(selector: string): Element {
  const element = document.querySelector(selector) as Element
  element.getBoundingClientRect = () => ({ ...box, right: 150, bottom: 210, x: 100, y: 200 }) as DOMRect
  return element
}

test.each(['li:nth-of-type(2)', 'b', 'i', 'ul', '#storybook-root'])(
  'what was pressed is found again: %s',
  (selector) => {
    const element = laidOut(selector)
    expect(find(spotOf(element).selector, document)).toBe(element)
  },
)

test('a spot is a part of its element, so that it goes along with it', () => {
  const spot = spotOf(laidOut('b'), { x: 125, y: 205 })
  expect(spot).toMatchObject({ x: 0.5, y: 0.5, width: window.innerWidth })
  box.left = 300
  expect(placeOf(spot, document)).toEqual({ x: 325, y: 205 })
  box.left = 100
})

test('ids that React makes lead nowhere the next time, and are not used', () => {
  expect(spotOf(laidOut('i')).selector).toBe('#storybook-root > p > i')
})

test('a spot whose element is gone, or whose selector is none, has no place', () => {
  const spot = spotOf(laidOut('b'))
  document.body.innerHTML = ''
  expect(placeOf(spot, document)).toBeUndefined()
  expect(placeOf({ ...spot, selector: '>>' }, document)).toBeUndefined()
})
