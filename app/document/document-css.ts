import { globalCss } from '#design-system/global-style/index.ts'
import { replayClicksCss } from '#app/document/head-script/replay-clicks-css.ts'
import { onTheWayCss } from '#app/public/layout/on-the-way-css.ts'

/** Rules of every document that belong to no component. */
export const documentCss = globalCss + replayClicksCss + onTheWayCss
