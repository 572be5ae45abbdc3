import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, extname, join } from 'node:path'
import { JSDOM } from 'jsdom'
import { renderToStaticMarkup } from 'react-dom/server'
import { startProduct } from '#scripts/tasks/start-product.mjs'
import { PageViews } from '../page-views/page-views.tsx'
import { shareCard } from '../page-views/share-card.ts'
import { pageViewsCss } from '../page-views/page-views-css.ts'

/** A page as programs see it: its name and the file, from the sheet's folder. */
export interface View {
  name: string
  file: string
}

/** Addresses must be whole for search engines; nobody is asked under this one. */
const PUBLIC_URL = 'https://www.example.com'

/**
 * Requests every page of the built product's sitemap and one missing page, and writes how programs see each.
 * @param folder of the sheet; the files go below `views/`
 */
export async function writeViews(folder: string): Promise<View[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'acceptance-'))
  const product = await startProduct({ DATA_DIR: dataDir, PUBLIC_URL })
  try {
    await mkdir(join(folder, 'views'), { recursive: true })
    const sitemap = await text(`${product.origin}/sitemap.xml`)
    const paths = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
      ([, address = '']) => new URL(address).pathname,
    )
    const views: View[] = []
    for (const path of [...new Set(paths), '/no-such-page']) {
      const { document } = new JSDOM(await text(`${product.origin}${path}`)).window
      const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '.')
      const picture = await keepPicture(
        shareCard(document).picture,
        product.origin,
        join(folder, 'views', name),
      )
      await writeFile(join(folder, 'views', `${name}.html`), viewPage(path, document, picture))
      views.push({ name: `${document.title.split(' · ')[0]}（${path}）`, file: `views/${name}.html` })
    }
    return views
  } finally {
    await product.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

const text = async (address: string) => (await fetch(address)).text()

/** Lays the picture of a share card beside its view, since the address it has in the page is nobody's. */
async function keepPicture(address: string, origin: string, file: string): Promise<string | undefined> {
  if (!address.startsWith(PUBLIC_URL)) return undefined
  const answer = await fetch(address.replace(PUBLIC_URL, origin))
  if (!answer.ok) return undefined
  const type = extname(new URL(address).pathname)
  await writeFile(`${file}${type}`, Buffer.from(await answer.arrayBuffer()))
  return `${basename(file)}${type}`
}

function viewPage(path: string, page: Document, picture: string | undefined): string {
  return `<!doctype html>${renderToStaticMarkup(
    <html lang="zh-CN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{`程序眼中的 ${path}`}</title>
        <style dangerouslySetInnerHTML={{ __html: pageViewsCss }} />
      </head>
      <body>
        <main>
          <h1>程序眼中的 {path}</h1>
          <PageViews page={page} pictureAt={picture} />
        </main>
      </body>
    </html>,
  )}`
}
