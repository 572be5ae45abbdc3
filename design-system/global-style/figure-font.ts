import plexMono from '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-500-normal.woff2?url'

/** Address of the one web font, so that the document head can preload it. */
export const figureFontUrl = plexMono

/** Latin figures and eyebrows only; Chinese text never waits for a font. */
export const figureFontCss = `@font-face{font-family:'IBM Plex Mono';font-style:normal;font-weight:400 600;font-display:swap;src:url(${plexMono}) format('woff2');unicode-range:U+0020-007E,U+00A0-00FF,U+2013-2014,U+2018-201D,U+2022,U+2026,U+2032-2033,U+20AC,U+2190-2193,U+2212;}`
