import { globalCss } from '#design-system/global-style/index.ts'
import { earlyActsCss } from '#app/early-acts.ts'
import { STATIC_STYLES } from './names.ts'

/** Rules that are no component's. */
export const plainCss = globalCss + earlyActsCss

/** The links of a page's style files, in the order in which their rules must stand. */
export const styleLinks = (addresses: readonly string[]) =>
  addresses.map((address) => `<link rel="stylesheet" href="${address}" ${STATIC_STYLES}="">`).join('')
