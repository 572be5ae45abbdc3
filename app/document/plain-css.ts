import { globalCss } from '#design-system/global-style/index.ts'
import { earlyActsCss } from '#app/document/head-script/early-acts-css.ts'
import { onTheWayCss } from '#app/public/layout/on-the-way-css.ts'

/** Rules of every document that belong to no component. */
export const plainCss = globalCss + earlyActsCss + onTheWayCss
