import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { shortened } from './short-head-plugin.ts'

test('a head’s script is shorter and does the same, in the language that it was written in', async () => {
  const script =
    '(function(d,w){var heard=[];function hear(event){heard.push(event);w.last=event}hear("one");hear("two");d.all=heard})(document,window)'
  const run = (code: string) => {
    const [document, window] = [{ all: [] as string[] }, { last: '' }]
    runInNewContext(code, { document, window })
    return [...document.all, window.last]
  }
  const short = await shortened(script)
  expect(short.length).toBeLessThan(script.length)
  expect(short).not.toMatch(/=>|`|\b(let|const)\b/)
  expect(run(short)).toEqual(['one', 'two', 'two'])
})

test('what would end the element that it stands in is refused', async () => {
  await expect(shortened('alert("</p>")')).rejects.toThrow('cannot be printed')
})
