import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import program from './map-program.mjs?raw'

const places = [
  {
    id: '1',
    name: '合肥总部',
    address: '示例大道',
    link: 'https://uri.amap.com/1',
    position: [117.34, 31.9],
  },
  {
    id: '2',
    name: '<b>扬州</b>',
    address: '示例路',
    link: 'https://uri.amap.com/2',
    position: [119.4, 32.39],
  },
]
const scriptUrl = 'https://webapi.amap.com/maps?v=1.4.15&key=k'

let height: number
let drawn: ReturnType<typeof fakeMap>
let listeners: AbortController

beforeEach(() => {
  vi.useFakeTimers()
  height = 400
  drawn = fakeMap()
  listeners = new AbortController()
  const listen = window.addEventListener.bind(window)
  vi.spyOn(window, 'addEventListener').mockImplementation((type: string, act: unknown) =>
    listen(type, act as EventListener, { signal: listeners.signal }),
  )
  document.head.innerHTML = ''
  document.body.innerHTML =
    '<div id="map"></div><p id="sentence"></p><p id="name"></p><p id="address"></p><a id="link"></a>'
  const facts = document.createElement('script')
  facts.type = 'application/json'
  facts.id = 'facts'
  facts.textContent = JSON.stringify({ places, first: '1', scriptUrl, securityCode: 'code' })
  document.body.append(facts)
  Object.defineProperty(document.getElementById('map'), 'clientHeight', { get: () => height })
})

afterEach(() => {
  listeners.abort()
  vi.useRealTimers()
  Reflect.deleteProperty(window, 'AMap')
})

/** The map's interface, with everything it was asked to do. */
function fakeMap() {
  const acts: string[] = []
  const handlers: Record<string, () => void> = {}
  const made: Record<string, { options: Record<string, unknown> }> = {}
  const fails = { creation: false, update: false }
  const api = {
    Map: class {
      constructor(_container: Element, options: Record<string, unknown>) {
        if (fails.creation) throw new Error('no canvas')
        made.map = { options }
      }
      on(type: string, act: () => void) {
        handlers[`map ${type}`] = act
      }
      setCenter(position: number[]) {
        if (fails.update) throw new Error('gone')
        acts.push(`centre ${position.join()}`)
      }
    },
    Marker: class {
      on(type: string, act: () => void) {
        handlers[`marker ${type}`] = act
      }
      setPosition(position: number[]) {
        acts.push(`mark ${position.join()}`)
      }
    },
    InfoWindow: class {
      constructor(options: Record<string, unknown>) {
        made.info = { options }
      }
      setContent(content: Element) {
        acts.push(`say ${content.textContent}`)
      }
      open(_map: unknown, position: number[]) {
        acts.push(`open ${position.join()}`)
      }
      close() {
        acts.push('close')
      }
    },
    Pixel: class {
      constructor(
        readonly x: number,
        readonly y: number,
      ) {}
    },
  }
  return { api, acts, handlers, made, fails }
}

const run = () => new Function(program)() as void
const script = () => document.head.querySelector('script')
const state = () => document.documentElement.dataset.state
const sentence = () => document.getElementById('sentence')!.textContent

function arrive(api: unknown = drawn.api) {
  Object.assign(window, { AMap: api })
  script()!.dispatchEvent(new Event('load'))
}

function choose(place: number) {
  window.dispatchEvent(new MessageEvent('message', { data: { place }, source: window }))
}

function draw() {
  run()
  vi.advanceTimersByTime(1000)
  arrive()
}

test('P-373, P-374, P-452, P-453 nothing is asked for before 1 s; then the script of version 1.4.15 with its code', () => {
  run()
  vi.advanceTimersByTime(999)
  expect(script()).toBeNull()
  vi.advanceTimersByTime(1)
  expect(script()!.src).toBe(scriptUrl)
  expect(window).toHaveProperty('_AMapSecurityConfig', { securityJsCode: 'code' })
  expect(state()).toBe('waiting')
  arrive()
  expect(state()).toBe('loaded')
})

test('P-375 while the container has no height it is tried again every 0.5 s', () => {
  height = 0
  run()
  vi.advanceTimersByTime(1400)
  height = 400
  expect(script()).toBeNull()
  vi.advanceTimersByTime(100)
  expect(script()).not.toBeNull()
})

test('P-483 after 10 s without height it says so', () => {
  height = 0
  run()
  vi.advanceTimersByTime(9999)
  expect(sentence()).toBe('正在加载地图…')
  vi.advanceTimersByTime(501)
  expect([state(), sentence()]).toEqual(['failed', '地图容器不存在或尺寸为零'])
})

test('P-508, P-509, P-510, P-511, P-512 zoom 15, wheel, drag and double click on, window 30 px above', () => {
  draw()
  expect(drawn.made.map!.options).toEqual({
    zoom: 15,
    center: [117.34, 31.9],
    scrollWheel: true,
    dragEnable: true,
    doubleClickZoom: true,
  })
  expect(drawn.made.info!.options.offset).toMatchObject({ x: 0, y: -30 })
})

test('P-376, P-513 the window opens 1 s after creation and closes on a press on the map', () => {
  draw()
  vi.advanceTimersByTime(999)
  expect(drawn.acts).toEqual([])
  vi.advanceTimersByTime(1)
  expect(drawn.acts).toEqual(['open 117.34,31.9'])
  drawn.handlers['map click']!()
  expect(drawn.acts.at(-1)).toBe('close')
})

test('P-252, P-377 another base moves the map, and its window opens 0.5 s later, names as text', () => {
  draw()
  choose(2)
  expect(drawn.acts).toEqual(['close', 'centre 119.4,32.39', 'mark 119.4,32.39', 'say <b>扬州</b>示例路'])
  vi.advanceTimersByTime(499)
  expect(drawn.acts.at(-1)).not.toMatch(/^open/)
  vi.advanceTimersByTime(1)
  expect(drawn.acts.filter((act) => act.startsWith('open'))).toEqual(['open 119.4,32.39'])
  expect(document.getElementById('link')).toHaveAttribute('href', 'https://uri.amap.com/2')
})

test('only the page around the frame can choose', () => {
  draw()
  window.dispatchEvent(new MessageEvent('message', { data: { place: 2 }, source: null }))
  expect(drawn.acts).toEqual([])
})

test('P-481 a script that does not load says so, with the address; another base tries again', () => {
  run()
  vi.advanceTimersByTime(1000)
  script()!.dispatchEvent(new Event('error'))
  expect([state(), sentence()]).toEqual(['failed', '高德地图API加载失败，请检查网络连接'])
  expect(document.getElementById('address')).toHaveTextContent('示例大道')
  choose(2)
  expect(script()!.src).toBe(scriptUrl)
  arrive()
  expect(state()).toBe('loaded')
})

test('P-481 a script that never answers is given up after 10 s', () => {
  run()
  vi.advanceTimersByTime(11_000)
  expect(sentence()).toBe('高德地图API加载失败，请检查网络连接')
})

test('P-482 a script without the interface says so', () => {
  run()
  vi.advanceTimersByTime(1000)
  arrive({})
  expect(sentence()).toBe('地图接口未加载')
})

test('P-484 a map that cannot be made says so', () => {
  drawn.fails.creation = true
  draw()
  expect([state(), sentence()]).toEqual(['failed', '地图创建失败'])
})

test('P-485 a map that cannot be moved says so', () => {
  draw()
  drawn.fails.update = true
  choose(2)
  expect([state(), sentence()]).toEqual(['failed', '地图更新失败'])
})

test('a document without storage gets one of its own, which the map’s script expects', () => {
  const kept = Object.getOwnPropertyDescriptor(window, 'localStorage')!
  const keptSession = Object.getOwnPropertyDescriptor(window, 'sessionStorage')!
  const get = () => {
    throw new Error('The document is sandboxed')
  }
  Object.defineProperty(window, 'localStorage', { get, configurable: true })
  run()
  localStorage.setItem('tile', '1')
  expect([localStorage.getItem('tile'), localStorage.getItem('other'), document.cookie]).toEqual([
    '1',
    null,
    '',
  ])
  Reflect.deleteProperty(document, 'cookie')
  Object.defineProperty(window, 'localStorage', kept)
  Object.defineProperty(window, 'sessionStorage', keptSession)
})
