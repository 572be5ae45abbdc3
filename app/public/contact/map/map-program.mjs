// @ts-check
/* The whole script of the document /contact/map, printed into it as it stands. It may use nothing but what is in here. */

/**
 * @typedef {{ id: string, name: string, address: string, link: string, position: [number, number] }} Place
 * @typedef {{ places: Place[], first: string, scriptUrl: string, securityCode?: string }} Facts
 * @typedef {{ setCenter(p: Place['position']): void, on(type: string, act: () => void): void }} AMapMap
 * @typedef {{ setPosition(p: Place['position']): void, on(type: string, act: () => void): void }} AMapMarker
 * @typedef {{ setContent(c: Element): void, open(m: AMapMap, p: Place['position']): void, close(): void }} AMapWindow
 * @typedef {object} AMapApi
 * @property {new (container: Element, options: object) => AMapMap} Map
 * @property {new (options: object) => AMapMarker} Marker
 * @property {new (options: object) => AMapWindow} InfoWindow
 * @property {new (x: number, y: number) => object} Pixel
 */
void (function drawMap() {
  // public-site §4, §9 and decision X-22
  const FIRST_TRY_MS = 1000
  const RETRY_MS = 500
  const GIVE_UP_MS = 10_000
  const OPEN_AFTER_CREATION_MS = 1000
  const OPEN_AFTER_UPDATE_MS = 500
  const ZOOM = 15
  const WINDOW_OFFSET = /** @type {const} */ ([0, -30])

  const sentences = {
    noScript: '高德地图API加载失败，请检查网络连接',
    noInterface: '地图接口未加载',
    noContainer: '地图容器不存在或尺寸为零',
    notCreated: '地图创建失败',
    notUpdated: '地图更新失败',
  }

  /** @type {Window & { AMap?: Partial<AMapApi>, _AMapSecurityConfig?: object }} */
  const page = window
  /** @type {Facts} */
  const facts = JSON.parse(byId('facts')?.textContent ?? '{}')
  let place = placeOf(facts.first)
  /** @type {{ map: AMapMap, marker: AMapMarker, info: AMapWindow } | undefined} */
  let drawn
  let isScriptAsked = false
  let opening = 0
  let startedAt = Date.now()

  giveStorage()
  describe()
  setTimeout(tryToDraw, FIRST_TRY_MS)
  page.addEventListener('message', ({ source, data }) => {
    if (source === page.parent) choose(String(data?.place))
  })

  /** @param {string} id */
  function choose(id) {
    const next = placeOf(id)
    if (next.id === place.id) return
    place = next
    describe()
    if (drawn) return update()
    if (document.documentElement.dataset.state !== 'failed') return
    startedAt = Date.now()
    tryToDraw()
  }

  function tryToDraw() {
    const container = byId('map')
    show('waiting')
    if (container && container.clientHeight > 0) return loadScript(container)
    if (Date.now() - startedAt >= GIVE_UP_MS) return fail(sentences.noContainer)
    setTimeout(tryToDraw, RETRY_MS)
  }

  /** @param {Element} container */
  function loadScript(container) {
    if (page.AMap) return create(container)
    if (isScriptAsked) return
    isScriptAsked = true
    if (facts.securityCode) page._AMapSecurityConfig = { securityJsCode: facts.securityCode }
    const script = document.createElement('script')
    const late = setTimeout(failed, GIVE_UP_MS)
    script.src = facts.scriptUrl
    script.onload = () => {
      clearTimeout(late)
      isScriptAsked = false
      create(container)
    }
    script.onerror = failed
    document.head.append(script)

    function failed() {
      clearTimeout(late)
      script.remove()
      isScriptAsked = false
      if (!drawn) fail(sentences.noScript)
    }
  }

  /** @param {Element} container */
  function create(container) {
    const api = /** @type {AMapApi} */ (page.AMap)
    if (!api?.Map) return fail(sentences.noInterface)
    try {
      const { position } = place
      const map = new api.Map(container, {
        zoom: ZOOM,
        center: position,
        scrollWheel: true,
        dragEnable: true,
        doubleClickZoom: true,
      })
      const marker = new api.Marker({ map, position })
      const info = new api.InfoWindow({ content: words(), offset: new api.Pixel(...WINDOW_OFFSET) })
      drawn = { map, marker, info }
      marker.on('click', open)
      map.on('click', () => info.close())
    } catch {
      return fail(sentences.notCreated)
    }
    show('loaded')
    openIn(OPEN_AFTER_CREATION_MS)
  }

  function update() {
    if (!drawn) return
    show('waiting')
    try {
      drawn.info.close()
      drawn.map.setCenter(place.position)
      drawn.marker.setPosition(place.position)
      drawn.info.setContent(words())
    } catch {
      return fail(sentences.notUpdated)
    }
    show('loaded')
    openIn(OPEN_AFTER_UPDATE_MS)
  }

  /** @param {number} wait */
  function openIn(wait) {
    clearTimeout(opening)
    opening = page.setTimeout(open, wait)
  }

  function open() {
    drawn?.info.open(drawn.map, place.position)
  }

  /** Name and address as text, whatever an administrator typed. */
  function words() {
    const box = document.createElement('div')
    box.className = 'window'
    const name = document.createElement('strong')
    const address = document.createElement('span')
    name.textContent = place.name
    address.textContent = place.address
    box.append(name, address)
    return box
  }

  function describe() {
    write('name', place.name)
    write('address', place.address)
    byId('link')?.setAttribute('href', place.link)
  }

  /** @param {string} sentence */
  function fail(sentence) {
    show('failed', sentence)
  }

  /** @param {'waiting' | 'loaded' | 'failed'} state @param {string} [sentence] */
  function show(state, sentence = '正在加载地图…') {
    document.documentElement.dataset.state = state
    write('sentence', state === 'loaded' ? '' : sentence)
  }

  /** @param {string} id */
  function placeOf(id) {
    return facts.places.find((each) => each.id === id) ?? /** @type {Place} */ (facts.places[0])
  }

  /** @param {string} id @param {string} text */
  function write(id, text) {
    const element = byId(id)
    if (element) element.textContent = text
  }

  /** @param {string} id */
  function byId(id) {
    return document.getElementById(id)
  }

  /** A document without an origin has no storage and no cookies; the map's script expects them and would stop. */
  function giveStorage() {
    try {
      page.localStorage.getItem('')
    } catch {
      for (const name of ['localStorage', 'sessionStorage']) {
        /** @type {Map<string, string>} */
        const kept = new Map()
        const value = {
          getItem: (/** @type {string} */ key) => kept.get(key) ?? null,
          setItem: (/** @type {string} */ key, /** @type {string} */ text) =>
            void kept.set(key, String(text)),
          removeItem: (/** @type {string} */ key) => void kept.delete(key),
          clear: () => kept.clear(),
          key: () => null,
          length: 0,
        }
        Object.defineProperty(page, name, { value, configurable: true })
      }
      Object.defineProperty(document, 'cookie', { get: () => '', set: () => {}, configurable: true })
    }
  }
})()
