/** Ends a text after so many lines. The senior theme, whose lines hold less, shows the whole text. */
export const clamped = (lines: number) => `
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${lines};

  [data-theme='senior'] & {
    display: block;
    overflow: visible;
    -webkit-line-clamp: none;
  }
`
