import {
  createRequestHandler,
  type AppLoadContext,
  type EntryContext,
  type ServerBuild,
} from '@remix-run/node'
import { createLoadContext } from '#app/server/create-load-context.ts'
import { createLog } from '#app/server/log.ts'
import { readSettings } from '#app/server/settings.ts'
import { createMockHost } from '#mocks/host.ts'

/** A page as the server prints it, its styles in it. */
export interface RenderedPage {
  /** The innermost, by which the server chooses a page's style files. */
  route: string
  html: string
}

/** With much, little and no content a page shows other variants of its components. */
const scenarios = ['normal', 'empty']

/** Not in the sitemap, and public. */
const furtherAddresses = ['/search', '/search?q=%E6%95%B0%E6%8D%AE', '/test-login']

/**
 * Every page of the sitemap, on the demonstration content in memory.
 * @param serverBuild address of the built server's module
 */
export async function renderPublicPages(serverBuild: string): Promise<RenderedPage[]> {
  const build = (await import(serverBuild)) as ServerBuild
  let route: string | undefined
  const handleRequest = build.entry.module.default
  const noting: typeof handleRequest = (request, status, headers, remixContext: EntryContext, context) => {
    route = remixContext.staticHandlerContext.matches.at(-1)?.route.id
    return handleRequest(request, status, headers, remixContext, context)
  }
  const handle = createRequestHandler(
    { ...build, entry: { module: { ...build.entry.module, default: noting } } },
    'production',
  )
  const { context, during } = mockedSite()
  const ask = async (address: string, scenario: string) => {
    const response = await during(scenario, () => handle(new Request(`http://site${address}`), context))
    return response.text()
  }

  const pages: RenderedPage[] = []
  const addresses = [...(await ask('/sitemap.xml', 'normal')).matchAll(/<loc>https?:\/\/[^/<]+([^<]*)/g)]
  for (const scenario of scenarios)
    for (const address of [...addresses.map(([, path = '']) => path || '/'), ...furtherAddresses]) {
      const html = await ask(address, scenario)
      if (route !== undefined && html.includes('data-styled')) pages.push({ route, html })
      route = undefined
    }
  return pages
}

function mockedSite() {
  const settings = readSettings({})
  const log = createLog('silent')
  const chosen = createMockHost({ settings, report: log.report, mediaFolder: '' })
  const context = createLoadContext(
    { ip: undefined, path: '/' },
    { settings, log, chosen, isDevelopment: false, keptBy: {} },
  )
  // Pages as visitors see them: without the bar that chooses scenarios.
  const plain = { ...context, mock: undefined } as AppLoadContext
  return { context: plain, during: chosen.mock.during }
}
