import { declarations } from '#design-system/tokens/custom-properties.ts'
import { media, token } from '#design-system/tokens/index.ts'
import { figureFontCss } from './figure-font.ts'
import { fromWide } from './from-wide.ts'
import { BELOW_SCRIM, themeCss } from './theme-css.ts'

/**
 * Tokens, font face and the few rules every document needs, as plain CSS. A server prints it into the head, so that
 * browsers need not download the token values as script too.
 */
export const globalCss = `
  ${figureFontCss}
  ${themeCss}
  ${fromWide} { :root { ${declarations('size', { container: token.size.containerWide })} } }

  *, *::before, *::after { box-sizing: border-box; }

  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    scroll-padding-top: calc(${token.size.header} + ${token.space.x2});
  }

  html:has(dialog:modal) {
    overflow: hidden;
    scrollbar-gutter: stable;
  }

  /* No overlay reaches the column that a classic scrollbar leaves, and only a plain colour is painted there. */
  html:has(dialog:modal, [data-scrim]) { background: var(${BELOW_SCRIM}); }

  ${media.motion} { html { scroll-behavior: smooth; } }

  body {
    margin: 0;
    min-height: 100vh;
    min-height: 100dvh;
    background: ${token.color.background};
    color: ${token.color.text};
    font-family: ${token.font.body};
    font-size: ${token.fontSize.body};
    line-height: ${token.lineHeight.body};
    text-autospace: normal;
    text-rendering: optimizeLegibility;
    -webkit-font-smoothing: antialiased;
    overflow-wrap: anywhere;
    line-break: strict;
  }


  :where([data-tone='ink']) { background-color: ${token.color.background}; color: ${token.color.text}; }

  h1, h2, h3, h4, h5, h6 {
    margin: 0;
    font-weight: ${token.fontWeight.semibold};
    line-height: ${token.lineHeight.tight};
    letter-spacing: ${token.letterSpacing.tight};
    text-wrap: balance;
  }

  p, figure, dl, dd, blockquote { margin: 0; }
  p, li, dd, figcaption { text-wrap: pretty; }
  ul, ol { margin: 0; padding: 0; list-style: none; }
  fieldset { margin: 0; padding: 0; border: 0; min-width: 0; }
  img, svg, video, canvas { display: block; max-width: 100%; }
  picture { display: contents; }
  img, video { height: auto; }
  button, input, textarea, select { font: inherit; letter-spacing: inherit; color: inherit; }
  button { cursor: pointer; }
  /* Pressed, and what the press asks for is still on its way; a disabled one says so itself. */
  :is(button, a)[aria-busy='true']:not([aria-disabled='true']) { cursor: progress; }
  button[aria-busy='true']:not([aria-disabled='true']) { box-shadow: inset 0 0 0 2px currentColor; }
  /* A picture in a link would cover a shadow. */
  a[aria-busy='true']:not([aria-disabled='true']) { outline: 2px solid; outline-offset: -2px; }
  ${media.forcedColors} { :is(button, a)[aria-busy='true']:not([aria-disabled='true']) { outline: 2px dotted; } }
  a { color: ${token.color.link}; text-underline-offset: 0.2em; }
  /* A number is read in one piece. */
  a[href^='tel:'] { white-space: nowrap; }
  /* A table scrolls rather than break words and figures to fit. */
  table { border-collapse: collapse; font-variant-numeric: tabular-nums; overflow-wrap: break-word; }
  [hidden] { display: none !important; }

  :focus-visible {
    outline: ${token.size.focusRing} solid ${token.color.focus};
    outline-offset: 2px;
  }
  :focus:not(:focus-visible) { outline: none; }

  ::selection { background: ${token.color.primary}; color: ${token.color.onPrimary}; }

  /* Browsers leave the colours of drawings alone; a theme's colour could not be seen on the chosen ground. */
  ${media.forcedColors} { svg { color: inherit !important; } }

  ${media.reducedMotion} {
    *, *::before, *::after {
      animation-duration: 1ms !important;
      animation-iteration-count: 1 !important;
      scroll-behavior: auto !important;
    }
  }
`
