import { globalCss } from '#design-system/global-style/index.ts'
import { earlyActsCss } from '#app/document/head-script/early-acts-css.ts'
import { onTheWayCss } from '#app/public/layout/on-the-way-css.ts'
import { STATIC_STYLES } from './names.ts'

/** Rules that are no component's. */
export const plainCss = globalCss + earlyActsCss + onTheWayCss

/** The link of a page's style file. */
export const styleLink = (address: string) => `<link rel="stylesheet" href="${address}" ${STATIC_STYLES}="">`
