import { act, fireEvent } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { expectConsoleError } from '#tests/setup/component.ts'
import { listenForOneTest } from '#tests/setup/listen-for-one-test.ts'
import { PRESS_LOST } from '#app/browser/press-failed-message.ts'
import { notHydrated, markHydrated } from '#app/browser/not-hydrated.ts'
import { script as headScript } from './head-script.ts?inline-script'

const pressed = vi.fn()

/** Stands for a page: its content is not hydrated until React has it. */
function Page() {
  const [count, setCount] = useState(0)
  return (
    <div {...notHydrated} ref={markHydrated}>
      <button
        type="button"
        onClick={() => {
          pressed()
          setCount(count + 1)
        }}
      >
        微信 {count}
      </button>
    </div>
  )
}

let stopListening: () => void

// The script listens for as long as its document lives; other files share this one.
beforeAll(() => {
  stopListening = listenForOneTest()
  new Function(headScript)()
  vi.restoreAllMocks()
})

afterAll(() => stopListening())

beforeEach(() => pressed.mockClear())

afterEach(() => {
  document.body.replaceChildren()
  history.replaceState(null, '', '/')
})

const button = () => document.querySelector('button')!
const notice = () => document.querySelector('[role="alert"]')
/** Longer than a press waits to be repeated once its button is awake. */
const aMoment = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)))

function print(page = <Page />) {
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = renderToString(page)
  return place
}

test('a press before the page is awake shows that it was heard, and is done once when it is', async () => {
  // React's own build for development tells of every attribute that it has not printed.
  expectConsoleError(/Extra attributes from the server.* aria-busy/)
  const place = print()
  fireEvent.click(button())
  fireEvent.click(button())
  expect(button()).toHaveAttribute('aria-busy', 'true')
  await act(async () => void hydrateRoot(place, <Page />))
  await aMoment()
  expect(pressed).toHaveBeenCalledOnce()
  expect(button()).toHaveTextContent('微信 1')
  expect(button()).not.toHaveAttribute('aria-busy')
})

test('a press of an awake button is none of ours', async () => {
  const place = print()
  await act(async () => void hydrateRoot(place, <Page />))
  fireEvent.click(button())
  await aMoment()
  expect(pressed).toHaveBeenCalledOnce()
})

test('X-55 an awake button whose script is lost has it said', () => {
  window.dispatchEvent(new Event(PRESS_LOST))
  expect(notice()).toHaveTextContent('加载失败，请检查网络后重试')
})

test('presses of several buttons are done in their order, by those that stand in their place then', async () => {
  document.body.innerHTML = `<section data-asleep><button type="button">一</button><button type="button">二</button></section>
    <aside data-asleep><button type="button">三</button></aside>`
  const [first, second, third] = document.querySelectorAll('button')
  fireEvent.click(third!)
  fireEvent.click(second!)
  fireEvent.click(first!)
  document.querySelector('aside')!.remove()
  const section = document.querySelector('section')!
  section.innerHTML = section.innerHTML.replaceAll(' aria-busy="true"', '')
  const done: (string | null)[] = []
  section.onclick = ({ target }) => void done.push((target as Element).textContent)
  markHydrated(section)
  await aMoment()
  expect(done).toEqual(['二', '一'])
})

/** Stands for a card whose link opens a dialog: like the router's links, it ignores prevented clicks. */
function printLink() {
  document.body.innerHTML =
    '<section data-asleep><a id="card" href="#members-3" aria-haspopup="dialog">王工</a></section>'
  const opened = vi.fn()
  const link = document.querySelector('a')!
  link.onclick = (event) => {
    if (link.closest('[data-asleep]') || event.defaultPrevented) return
    event.preventDefault()
    opened()
  }
  return { link, opened }
}

/** Presses it. @returns whether the browser may follow it now */
const leadsOn = (link: Element, init?: MouseEventInit) => fireEvent.click(link, init)

test('a link to a dialog is held like a button, and opens it once when it is awake', async () => {
  const { link, opened } = printLink()
  expect(leadsOn(link)).toBe(false)
  expect(link).toHaveAttribute('aria-busy', 'true')
  markHydrated(link)
  await aMoment()
  expect(opened).toHaveBeenCalledOnce()
  expect(link).not.toHaveAttribute('aria-busy')
})

test('a link that wakes in the press itself opens its dialog once', async () => {
  const { link, opened } = printLink()
  const place = document.documentElement.parentNode!
  const wakeUp = () => markHydrated(link)
  place.addEventListener('click', wakeUp, { capture: true, once: true })
  fireEvent.click(link)
  await aMoment()
  expect(opened).toHaveBeenCalledOnce()
})

test.each(['ctrlKey', 'metaKey', 'shiftKey'])('a link pressed with %s is the browser’s', (key) => {
  const { link } = printLink()
  expect(leadsOn(link, { [key]: true })).toBe(true)
})

test('a link whose script is lost leads where it points', () => {
  const { link } = printLink()
  link.closest('section')!.setAttribute('data-plain', '')
  expect(leadsOn(link)).toBe(true)
})

test('a link that was held leads where it points once its script is lost', async () => {
  const { link } = printLink()
  fireEvent.click(link)
  const follow = vi.fn()
  link.onclick = (event) => follow(event.defaultPrevented)
  link.closest('section')!.setAttribute('data-plain', '')
  await aMoment()
  expect(follow).toHaveBeenCalledExactlyOnceWith(false)
})

test('what works without script is left alone', async () => {
  document.body.innerHTML = `<form data-asleep><input><button>发送</button><a href="#a">去</a>
    <details><summary>更多</summary></details><button type="button" data-senior-switch>适老版</button></form>`
  const form = document.querySelector('form')!
  form.onsubmit = () => false
  for (const each of form.querySelectorAll<HTMLElement>('input, button, a, summary')) fireEvent.click(each)
  expect(form.querySelector('[aria-busy]')).toBeNull()
})

test('a press that waits for a second is answered by a sentence, until it is done', async () => {
  vi.useFakeTimers()
  document.body.innerHTML = '<section data-asleep><button type="button">微信</button></section>'
  fireEvent.click(button())
  await vi.advanceTimersByTimeAsync(999)
  expect(notice()).toBeNull()
  await vi.advanceTimersByTimeAsync(1)
  expect(notice()).toHaveTextContent('正在加载，请稍候')
  markHydrated(document.querySelector('section'))
  await vi.advanceTimersByTimeAsync(0)
  expect(notice()).toBeNull()
  vi.useRealTimers()
})

test('where the script is lost the press is answered by a sentence, each time', async () => {
  vi.useFakeTimers()
  document.body.innerHTML = '<section data-asleep><div><button type="button">微信</button></div></section>'
  fireEvent.click(button())
  expect(notice()).toBeNull()
  document.querySelector('div')!.setAttribute('data-plain', '')
  await vi.advanceTimersByTimeAsync(20)
  expect(notice()).toHaveTextContent('加载失败，请检查网络后重试')
  expect(button()).not.toHaveAttribute('aria-busy')
  await vi.advanceTimersByTimeAsync(8000)
  expect(notice()).toBeNull()
  fireEvent.click(button())
  expect(notice()).toHaveTextContent('加载失败，请检查网络后重试')
  expect(button()).not.toHaveAttribute('aria-busy')
  vi.useRealTimers()
})
