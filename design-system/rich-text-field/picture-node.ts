import { Image } from '@tiptap/extension-image'
import { mergeAttributes } from '@tiptap/react'

/** What can be said of a picture in the text. */
export type PictureAttributes = {
  src: string
  alt: string
  /** Visible line under the picture; '' for none. */
  caption: string
  width?: string | null
  height?: string | null
}

/** A picture, in a `figure` when it has a caption; its caption is plain text and edited with it. */
export const PictureNode = Image.extend({
  addAttributes() {
    return {
      src: { default: null },
      alt: { default: '' },
      title: { default: null },
      width: { default: null },
      height: { default: null },
      loading: { default: null },
      caption: { default: '', rendered: false },
    }
  },

  parseHTML() {
    return [
      {
        tag: 'figure',
        getAttrs: (figure) => {
          const pictures = figure.querySelectorAll('img[src]')
          const picture = pictures[0]
          if (!picture || pictures.length > 1 || figure.querySelector('table')) return false
          const caption = figure.querySelector('figcaption')?.textContent?.trim() ?? ''
          return { ...attributesOf(picture), caption }
        },
      },
      { tag: 'img[src]:not([src^="data:"])', getAttrs: attributesOf },
    ]
  },

  renderHTML({ node, HTMLAttributes }) {
    const { caption } = node.attrs as PictureAttributes
    if (!caption) return ['img', mergeAttributes(HTMLAttributes)]
    const { style, ...picture } = HTMLAttributes
    return ['figure', style ? { style } : {}, ['img', picture], ['figcaption', caption]]
  },

  // Pictures come by upload; a typed address would be one that nobody checked.
  addInputRules: () => [],
})

function attributesOf(picture: Element) {
  const read = (name: string) => picture.getAttribute(name)
  return {
    src: read('src'),
    alt: read('alt') ?? '',
    title: read('title'),
    width: read('width'),
    height: read('height'),
    loading: read('loading'),
  }
}
