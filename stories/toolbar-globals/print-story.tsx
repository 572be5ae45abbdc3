import type { ReactElement } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { globalCss } from '#design-system/global-style/index.ts'
import { Printing } from './printing.ts'

/**
 * The story as a document without scripts, rendered by the server's steps (app/entry.server.tsx). It is complete and
 * contains only the styles of the rendered components.
 * @throws what the server's rendering throws
 */
export async function printStory(story: ReactElement, theme: string): Promise<string> {
  const sheet = new ServerStyleSheet()
  const failures: unknown[] = []
  const page = <Printing.Provider value>{story}</Printing.Provider>
  const speak = silenceLayoutEffectWarnings()
  try {
    const stream = await renderToReadableStream(sheet.collectStyles(page), {
      onError: (error) => void failures.push(error),
    })
    await stream.allReady
    const body = await new Response(stream).text()
    if (failures.length > 0) throw failures[0]
    return documentOf(`<style>${globalCss}</style>${sheet.getStyleTags()}`, body, theme)
  } finally {
    speak()
    sheet.seal()
  }
}

const documentOf = (styles: string, body: string, theme: string) =>
  `<!doctype html><html lang="zh-CN" data-theme="${theme}"><head><meta charset="utf-8"><title>没有脚本的页面</title>${styles}</head><body>${body}</body></html>`

/** In a browser, packages choose `useLayoutEffect` because a document exists. The server renderer reports each use. */
function silenceLayoutEffectWarnings(): () => void {
  const { error } = console
  console.error = (...words: unknown[]) => {
    if (!String(words[0]).includes('useLayoutEffect does nothing on the server')) error(...words)
  }
  return () => {
    console.error = error
  }
}
