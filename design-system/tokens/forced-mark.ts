/**
 * The look of what is chosen, current or on where the browser chooses the colours (`media.forcedColors`). The outline
 * colour counts as soon as the element has the focus: the ring would else keep a theme's colour.
 */
export const forcedMark = `
  border-color: Highlight;
  outline-color: CanvasText;
  background: Highlight;
  color: HighlightText;
  forced-color-adjust: none;
`
