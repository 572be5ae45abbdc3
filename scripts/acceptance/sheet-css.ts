/** The sheet's own look: black on white, made for A4, read on a screen as well. It belongs to no page of the product. */
export const sheetCss = `
  :root { color-scheme: light; font: 14px/1.6 "Noto Sans CJK SC", "PingFang SC", "Microsoft YaHei", sans-serif; }
  body { max-width: 64rem; margin: 0 auto; padding: 2rem 1rem; color: #1a2230; background: #fff; }
  h1 { font-size: 1.9rem; margin: 0; }
  h2 { margin: 2.5rem 0 .75rem; padding-bottom: .25rem; border-bottom: 2px solid #1a2230; }
  h3 { margin: 1.75rem 0 .5rem; }
  table { width: 100%; border-collapse: collapse; }
  caption { text-align: left; font-weight: 700; padding: .5rem 0; }
  th, td { padding: .35rem .6rem; border: 1px solid #c6cdd8; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
  thead th { background: #eef1f5; }
  .lines th[scope="row"], .verdict { white-space: nowrap; width: 1%; font-variant-numeric: tabular-nums; }
  .proof { margin: .25rem 0 0; padding-left: 1rem; color: #4a5568; font-size: .78rem; }
  p.proof { padding: 0; }
  code { font: .95em ui-monospace, monospace; }
  .figures { display: flex; flex-wrap: wrap; gap: .75rem; margin: 0 0 1rem; padding: 0; list-style: none; }
  .figures li { flex: 1 0 7rem; padding: .6rem .9rem; border: 1px solid #c6cdd8; }
  .figures b { display: block; font-size: 1.7rem; line-height: 1.2; }
  [data-verdict="failed"] .verdict, li[data-verdict="failed"] b { color: #a61b1b; font-weight: 700; }
  [data-verdict="not run"] .verdict, [data-verdict="no test"] .verdict { color: #7a4b00; }
  [data-verdict="passed"] .verdict { color: #14633b; }
  .views { columns: 14rem; }
  .pictures { display: grid; grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr)); gap: .5rem; margin: 0 0 .75rem; }
  .pictures img { width: 100%; height: 9rem; object-fit: cover; object-position: top; border: 1px solid #c6cdd8; }
  body > footer { display: grid; grid-template-columns: repeat(3, 1fr); gap: 2rem; margin-top: 4rem; padding-bottom: 4rem; }
  @media print {
    body { max-width: none; padding: 0; font-size: 9pt; }
    .document { break-before: page; }
    tr, .pictures a { break-inside: avoid; }
    thead { display: table-header-group; }
    a { color: inherit; text-decoration: none; }
  }
`
