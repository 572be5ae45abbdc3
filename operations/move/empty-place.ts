import { areas, type FilePlace } from '#db/files/file-place.ts'
import { MOVING_NOTE } from '#db/files/folders.ts'
import { SITE_ID_FILE } from '#db/site/site-folder.ts'
import { StartRefusal } from '#db/connection/start-refusal.ts'

/**
 * Refuses a place for files that is neither empty nor known to be this site's.
 * @throws StartRefusal
 */
export async function refuseUsedPlace(
  { areas: kept, label, notes }: FilePlace,
  siteId: string,
  named = '--uploads-to',
): Promise<void> {
  const ids = [await notes.read(SITE_ID_FILE), await notes.read(MOVING_NOTE)].map((text) => text?.trim())
  if (ids.some((id) => id !== undefined && id !== siteId))
    throw new StartRefusal(
      `${named}（${label}）：其中是另一个网站的文件，请换一个空的位置 / The files there are another site's`,
    )
  if (ids.some((id) => id === siteId)) return
  for (const area of areas)
    for await (const { name } of kept[area].list())
      throw new StartRefusal(
        `${named}（${label}）：其中已有文件（如 ${area}/${name}），却没有网站编号，请换一个空的位置 / There are files already, and nothing tells whose`,
      )
}
