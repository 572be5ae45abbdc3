import { afterEach, expect, test, vi } from 'vitest'

// Whether somebody leaves is asked once a page: each test has the module anew.
async function newLeaving() {
  vi.resetModules()
  const { leaving } = await import('./gate.ts')
  const told = vi.fn()
  void leaving().then(told)
  return told
}

/** Longer than it takes to tell, shorter than any answer of a network. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve))

afterEach(() => document.body.replaceChildren())

test.each([
  ['a link is followed', '<a href="/about"><b>关于我们</b></a>', 'b', 'click'],
  ['a dialog is opened', '<button type="button" aria-haspopup="dialog">微信</button>', 'button', 'click'],
  ['a form is sent', '<form></form>', 'form', 'submit'],
  ['the visitor goes back', '<p></p>', 'p', 'popstate'],
])('nothing is waited for any longer as soon as %s', async (_occasion, markup, selector, type) => {
  document.body.innerHTML = markup
  const told = await newLeaving()
  await aMoment()
  expect(told).not.toHaveBeenCalled()
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }))
  await aMoment()
  expect(told).toHaveBeenCalledOnce()
})

test.each([
  ['an anchor of the same page', '<a href="#partners">合作伙伴</a>', 'a'],
  ['a button', '<button type="button">微信</button>', 'button'],
  [
    'a button that is asleep',
    '<p data-asleep><button type="button" aria-haspopup="dialog">微信</button></p>',
    'button',
  ],
])('%s does not leave the page', async (_what, markup, selector) => {
  document.body.innerHTML = markup
  const told = await newLeaving()
  document.querySelector(selector)?.dispatchEvent(new Event('click', { bubbles: true, cancelable: true }))
  await aMoment()
  expect(told).not.toHaveBeenCalled()
})

test.each([
  ['#case-3', 1],
  ['#news-3', 0],
  ['#case', 0],
])('where the address ends in %s the section of cases is fetched at once: %i', async (hash, times) => {
  location.hash = hash
  document.body.innerHTML = '<div><div><section id="case"></section></div></div>'
  const { createGate } = await import('./gate.ts')
  const gate = createGate()
  const opened = vi.fn()
  void gate.opened.then(opened)
  gate.watch(document.querySelector('div'), false)
  await aMoment()
  expect(opened).toHaveBeenCalledTimes(times)
  delete document.documentElement.dataset.hydrated
  location.hash = ''
})

test('a section in which a press is kept is fetched as soon as the page is awake', async () => {
  document.body.innerHTML = '<div><p><button type="button" aria-busy="true">视频标注</button></p></div>'
  const { createGate } = await import('./gate.ts')
  const gate = createGate()
  const opened = vi.fn()
  void gate.opened.then(opened)
  gate.watch(document.querySelector('div'), false)
  await aMoment()
  expect(opened).toHaveBeenCalledOnce()
  expect(gate.isPrinted()).toBe(true)
  delete document.documentElement.dataset.hydrated
})
