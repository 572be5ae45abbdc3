import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import type { IndexedStory } from './plan-shots.ts'

/** Deep on purpose: a site that leaves its folder is found out. */
const SUB_PATH = '/some/where/else/'
/** Always the same, so that an address shown on a picture is too. Of the names that browsers trust without https. */
const HOST = 'storybook.localhost'

/** A built Storybook, served for browsers started with its `browserFlags`. */
export interface StaticSite {
  /** Where its `iframe.html` stands. */
  address: string
  /** Leads the name to the server, and every other name nowhere. */
  browserFlags: string[]
  stories: IndexedStory[]
  /** What was asked for outside the sub-path. Pictures that stories want to be missing are not among them. */
  strays: Set<string>
  stop: () => void
}

/**
 * Serves a folder below a sub-path of its own and notes whatever is asked for beside it.
 * @param heldBack resolves when the file of a path may be sent
 */
export async function serveSite(
  folder: string,
  heldBack: (path: string) => Promise<void> | undefined = () => undefined,
): Promise<StaticSite> {
  const strays = new Set<string>()
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://_').pathname)
    if (!path.startsWith(SUB_PATH)) {
      if (path !== '/favicon.ico' && !isMeantToBeMissing(path) && !isWorkers(path)) strays.add(path)
      response.writeHead(404).end()
      return
    }
    const file = normalize(join(folder, path.slice(SUB_PATH.length) || 'index.html'))
    // Read again for each story, the assets with a hash in their name would cost more than the pictures.
    const caching = path.includes('/assets/') ? 'max-age=3600, immutable' : 'no-cache'
    const read = async () => {
      await heldBack(path)
      return readFile(file.startsWith(folder) ? file : folder)
    }
    read().then(
      (body) => {
        const type = types[extname(file)] ?? 'application/octet-stream'
        response.writeHead(200, { 'content-type': type, 'cache-control': caching }).end(body)
      },
      () => response.writeHead(404).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://${HOST}${SUB_PATH}`,
    browserFlags: [`--host-resolver-rules=MAP ${HOST} 127.0.0.1:${port}, MAP * ~NOTFOUND`],
    stories: readStories(folder),
    strays,
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** The stories of a built Storybook. */
export function readStories(folder: string): IndexedStory[] {
  return readEntries(folder).filter(({ type }) => type === 'story')
}

/** The pages of documentation of a built Storybook: those drawn from stories and those written by hand. */
export function readDocs(folder: string): IndexedStory[] {
  return readEntries(folder).filter(({ type }) => type === 'docs')
}

function readEntries(folder: string): IndexedStory[] {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, IndexedStory>
  }
  return Object.values(entries)
}

/**
 * Paths that the mocks' worker answers (stories/story-api.ts), which a closing page sometimes bypasses under load.
 * A story without its response fails by itself.
 */
const isWorkers = (path: string) => /^\/(api|images)\//.test(path)

const isMeantToBeMissing = (path: string) => /missing|no-such/.test(path)

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}
