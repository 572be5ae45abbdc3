import { afterEach, expect, test, vi } from 'vitest'

// Whether somebody leaves is asked once a page: each test has the module again.
async function newLeaving() {
  vi.resetModules()
  const { leaving } = await import('./hydration-trigger.ts')
  const told = vi.fn()
  void leaving().then(told)
  return told
}

/** Longer than it takes to tell, shorter than any answer of a network. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve))

afterEach(() => {
  document.body.replaceChildren()
  delete document.documentElement.dataset.hydrated
})

/** The gate of a place with this HTML, as soon as the page is awake. */
async function watched(html: string) {
  document.body.innerHTML = html
  const { createGate } = await import('./hydration-trigger.ts')
  const gate = createGate()
  const opened = vi.fn()
  void gate.opened.then(opened)
  const unwatch = gate.watch(document.querySelector('div'), false)
  await aMoment()
  return { gate, opened, unwatch }
}

test.each([
  ['a link is followed', '<a href="/about"><b>关于我们</b></a>', 'b', 'click'],
  ['a dialog is opened', '<button type="button" aria-haspopup="dialog">微信</button>', 'button', 'click'],
  ['a dialog is closed', '<dialog open><button type="button">关闭</button></dialog>', 'button', 'click'],
  ['a dialog is left by Esc', '<dialog open><p></p></dialog>', 'dialog', 'cancel'],
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
    'a button that is not hydrated',
    '<p data-asleep><button type="button" aria-haspopup="dialog">微信</button></p>',
    'button',
  ],
  [
    'a link to a dialog that is not hydrated',
    '<p data-asleep><a href="#case-3" aria-haspopup="dialog">甲案</a></p>',
    'a',
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
  // Going there is an act of its own, which is over once anybody looks.
  await aMoment()
  const { opened } = await watched('<div><div><section id="case"></section></div></div>')
  expect(opened).toHaveBeenCalledTimes(times)
  location.hash = ''
  await aMoment()
})

test.each([
  ['a button', '<button type="button" aria-busy="true">视频标注</button>'],
  ['a link', '<a href="#case-3" aria-busy="true">甲案</a>'],
])(
  'a section in which a press of %s is kept is fetched as soon as the page is awake',
  async (_what, markup) => {
    const { gate, opened } = await watched(`<div><p>${markup}</p></div>`)
    expect(opened).toHaveBeenCalledOnce()
    expect(gate.isPrinted()).toBe(true)
  },
)

test.each(['click', 'popstate', 'pointermove'])(
  'a section that is not near is fetched at a %s',
  async (type) => {
    const { opened, unwatch } = await watched('<div><p>视频标注</p></div>')
    expect(opened).not.toHaveBeenCalled()
    document.querySelector('p')?.dispatchEvent(new Event(type, { bubbles: true }))
    await aMoment()
    expect(opened).toHaveBeenCalledOnce()
    unwatch?.()
  },
)

test('where the server could not print a section it is fetched at once', async () => {
  const { gate, opened } = await watched(
    '<div><template data-dgst=""></template><noscript>刷新</noscript></div>',
  )
  expect(opened).toHaveBeenCalledOnce()
  expect(gate.isPrinted()).toBe(false)
})
