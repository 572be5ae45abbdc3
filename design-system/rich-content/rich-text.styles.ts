import { css } from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'
import { lineLength } from '#design-system/tokens/line-length.ts'

const { color, space, fontSize } = token

/** The typography of written content; the console's editor shows its text in the same. */
export const richTextStyles = css`
  overflow-wrap: anywhere;

  > * + * {
    margin-top: ${space.x2};
  }

  /* Longer lines of Chinese are hard to follow; pictures and tables take the whole width. */
  > :is(p, ul, ol, blockquote) {
    max-width: ${lineLength};
  }

  > :is(h1, h2, h3, h4, h5) {
    margin-top: ${space.x3};
    font-size: ${fontSize.body};
  }

  > :is(h1, h2) {
    margin-top: ${space.x4};
    font-size: ${fontSize.h4};
  }

  > h3 {
    margin-top: ${space.x4};
    font-size: ${fontSize.h5};
  }

  > h5 {
    color: ${color.textMuted};
  }

  > :first-child {
    margin-top: 0;
  }

  ul,
  ol {
    padding-left: 1.6em;
  }

  ul {
    list-style: square;
  }

  ol {
    list-style: decimal;
  }

  li + li,
  li > :is(ul, ol),
  :is(td, th, blockquote) > * + * {
    margin-top: ${space.x05};
  }

  li::marker {
    color: ${color.surveyText};
  }

  a {
    color: ${color.link};
  }

  sub,
  sup {
    line-height: 0;
  }

  code {
    padding: 0.1em 0.35em;
    border-radius: ${token.radius.small};
    background: ${color.sunken};
    font-family: ${token.font.figure};
    font-size: 0.9em;
  }

  pre {
    margin-bottom: 0;
    padding: ${space.x15} ${space.x2};
    overflow-x: auto;
    border: 1px solid ${color.line};
    border-radius: ${token.radius.medium};
    background: ${color.sunken};
    line-height: ${token.lineHeight.snug};
    white-space: pre-wrap;
  }

  pre code {
    padding: 0;
    background: none;
  }

  hr {
    height: 0;
    margin-block: ${space.x3} 0;
    border: 0;
    border-top: 1px solid ${color.lineStrong};
  }

  img,
  video {
    display: block;
    max-width: 100%;
    height: auto;
  }

  /* The element around a picture with variants has no box of its own. */
  > * + picture > img {
    margin-top: ${space.x2};
  }

  figure {
    margin-inline: 0;
  }

  /* Pictures are blocks, which the alignment of text does not move. */
  img[style*='center'],
  figure[style*='center'] img {
    margin-inline: auto;
  }

  img[style*='right'],
  figure[style*='right'] img {
    margin-inline: auto 0;
  }

  figcaption {
    margin-top: ${space.x1};
    color: ${color.textSubtle};
    font-size: ${fontSize.small};
  }

  blockquote {
    margin-inline: 0;
    padding-left: ${space.x2};
    border-left: 3px solid ${color.survey};
    color: ${color.textMuted};
  }

  table {
    display: block;
    overflow-x: auto;
    border-collapse: collapse;
  }

  th,
  td {
    min-width: 4em;
    padding: ${space.x1} ${space.x15};
    border: 1px solid ${color.lineStrong};
    text-align: left;
    vertical-align: top;
  }

  th {
    background: ${color.tinted};
    font-weight: ${token.fontWeight.semibold};
  }

  ${media.forcedColors} {
    blockquote {
      border-color: CanvasText;
    }
  }
`
