import { JSDOM } from 'jsdom'

const { window } = new JSDOM('')
const parser = new window.DOMParser()
const ELEMENTS =
  'script,iframe,frame,object,embed,applet,base,meta,link,style,form,button,input,textarea,select,svg,math,template,noscript,video,audio,details,marquee'
const ADDRESSES = [
  'href',
  'src',
  'xlink:href',
  'action',
  'formaction',
  'data',
  'srcset',
  'background',
  'poster',
]

/**
 * Everything in formatted text that a browser could run, load or navigate to: elements, handlers, styles and
 * addresses. Parses twice, because serialized text may parse differently; empty when safe.
 */
export function executablesIn(html: string): string[] {
  const found = known.get(html) ?? foundTwice(html)
  known.set(html, found)
  return found
}

/** The same text comes from many fields. */
const known = new Map<string, string[]>()

function foundTwice(html: string): string[] {
  const once = inBody(html)
  return [...foundIn(once), ...foundIn(inBody(once.body.innerHTML))]
}

/** As it stands in a page: at the beginning of a document some of it would belong to its head. */
const inBody = (html: string) => parsed(`<!doctype html><body><div>${html}</div>`)

/** The document that a page's source makes, without running anything. */
export const parsed = (html: string): Document => parser.parseFromString(html, 'text/html')

function foundIn(document: Document): string[] {
  const { body } = document
  const elements = [...body.querySelectorAll(`${ELEMENTS},a[target]:not([rel~=noopener])`)].map(
    ({ tagName }) => tagName,
  )
  const attributes = [body, ...body.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes].flatMap(({ name, value }) =>
      isHarmful(name, value) ? [`${name}=${value}`] : [],
    ),
  )
  return [...elements, ...attributes]
}

/** Whether an attribute runs, loads from elsewhere or changes how the page looks. */
export function isHarmful(name: string, value: string): boolean {
  if (/^on/i.test(name) || ['style', 'srcdoc', 'srcset', 'id', 'class', 'is'].includes(name)) return true
  if (!ADDRESSES.includes(name)) return false
  // As browsers read it: without control characters and blanks in front.
  // oxlint-disable-next-line no-control-regex -- those are what is looked for
  const address = value.replace(/[\u0000-\u0020]/g, '')
  if (/^[a-z][\w+.-]*:/i.test(address)) return !/^(https?|mailto|tel):/i.test(address)
  return /^[/\\]{2}/.test(address)
}
