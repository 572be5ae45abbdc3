import { LOST_PICTURE, markForeignPictures, type EmbeddedPicture } from './pasted-pictures.ts'
import { removeReview } from './word-review.ts'
import { unpackWordLists } from './word-lists.ts'
import { parse, reduce, rename } from './read-html.ts'

const REMOVED =
  'script, style, meta, link, title, xml, iframe, object, embed, video, audio, svg, form, button, input'

/** What a paste leaves: clean HTML, and how many pictures could not come along. */
export type CleanPaste = {
  html: string
  /** Pictures that the text brought along; their marks stand in the HTML until they are uploaded. */
  embedded: EmbeddedPicture[]
  /** Marks in the HTML of pictures of other sites and of local documents; they must be uploaded to be kept. */
  lostPictures: number
}

/** Makes what Word, WPS, WeChat and web pages put on the clipboard into plain, well-formed content. */
export function cleanPaste(html: string, isOwnPicture: (address: string) => boolean): CleanPaste {
  const { body } = parse(html)
  removeReview(body)
  body.querySelectorAll(REMOVED).forEach((element) => element.remove())
  removeComments(body)
  unpackWordLists(body)
  nameStyles(body)
  const { embedded, marked } = markForeignPictures(body, isOwnPicture)
  // Word's own elements (o:p) and the wrappers of web pages mean nothing here.
  body.querySelectorAll('*').forEach((element) => {
    if (/:|^(font|span)$/.test(element.localName) && !element.hasAttribute('data-pm-slice')) {
      element.replaceWith(...element.childNodes)
    }
  })
  body.querySelectorAll('section, article, header, footer, center, address').forEach((element) => {
    if (element.isConnected) rename(element, 'div')
  })
  reduce(body)
  liftPictures(body)
  // A piece copied in the editor itself is already clean, and its empty lines are meant.
  if (!body.querySelector('[data-pm-slice]')) removeEmptyLines(body)
  return { html: body.innerHTML, embedded, lostPictures: marked - embedded.length }
}

function removeComments(root: Node): void {
  for (const node of [...root.childNodes]) {
    if (node.nodeType === Node.COMMENT_NODE) node.remove()
    else removeComments(node)
  }
}

/* Styles that carry meaning become elements; headings are bold and links underlined without them. */
function nameStyles(root: HTMLElement): void {
  for (const element of root.querySelectorAll<HTMLElement>('[style]')) {
    const { fontWeight, fontStyle, textDecoration, textDecorationLine, verticalAlign } = element.style
    const line = `${textDecoration} ${textDecorationLine}`
    const isHeading = element.closest('h1, h2, h3, h4, h5, h6, th') !== null
    if (/^(bold|bolder|[6-9]00)$/.test(fontWeight) && !isHeading) wrapContent(element, 'strong')
    if (fontStyle === 'italic') wrapContent(element, 'em')
    if (line.includes('underline') && !element.closest('a')) wrapContent(element, 'u')
    if (line.includes('line-through')) wrapContent(element, 's')
    if (verticalAlign === 'super') wrapContent(element, 'sup')
    if (verticalAlign === 'sub') wrapContent(element, 'sub')
    // Google Docs wraps everything in a <b> that is not bold.
    if (element.localName === 'b' && fontWeight === 'normal') element.replaceWith(...element.childNodes)
  }
  root.querySelectorAll(':is(h1, h2, h3, h4, h5, h6) :is(b, strong)').forEach((bold) => {
    bold.replaceWith(...bold.childNodes)
  })
}

const BLOCKS =
  'p, div, section, ul, ol, li, table, blockquote, h1, h2, h3, h4, h5, h6, pre, figure, img, lost-picture'

function wrapContent(element: HTMLElement, tag: string): void {
  if (element.textContent?.trim() === '' || element.querySelector(BLOCKS)) return
  const wrapper = element.ownerDocument.createElement(tag)
  wrapper.append(...element.childNodes)
  element.append(wrapper)
}

/* A picture is a line of its own here; the line that held nothing else would stay behind empty. */
function liftPictures(root: HTMLElement): void {
  for (const line of root.querySelectorAll('p, h2, h3, h4, h5')) {
    const pictures = line.querySelectorAll(`img, ${LOST_PICTURE}`)
    if (pictures.length > 0 && line.textContent?.trim() === '') line.replaceWith(...pictures)
  }
}

function removeEmptyLines(root: HTMLElement): void {
  for (const line of root.querySelectorAll('p, div, h2, h3, h4, h5, li')) {
    const isEmpty = line.textContent?.replaceAll('\u00a0', '').trim() === ''
    if (isEmpty && !line.querySelector(`img, hr, table, ${LOST_PICTURE}`)) line.remove()
  }
}
