import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'

/* The tables need to know of widths, but widths of columns are not stored. */
const colwidth = { default: null, rendered: false, parseHTML: () => null }
const span = { default: 1 }

/** Tables as the site shows them: no fixed widths, no inline styles. */
export const tableNodes = [
  Table.extend({
    renderHTML: () => ['table', ['tbody', 0]],
    // The site has no wrapper around its tables either.
    addNodeView: () => null,
  }),
  TableRow,
  TableHeader.extend({
    addAttributes: () => ({
      colspan: span,
      rowspan: span,
      colwidth,
      scope: { default: null },
    }),
  }),
  TableCell.extend({ addAttributes: () => ({ colspan: span, rowspan: span, colwidth }) }),
]
