/** The look of the views: a tool's own, apart from the product's themes. */
export const pageViewsCss = `
  .page-views { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr)); gap: 1.5rem; }
  .page-views > section { min-width: 0; }
  .page-views, body:has(.page-views) { color: #1a2230; background: #fff; font: 14px/1.6 "Noto Sans CJK SC", "PingFang SC", "Microsoft YaHei", sans-serif; }
  .page-views dt { font-weight: 700; }
  .page-views dd { margin: 0 0 .4rem; overflow-wrap: anywhere; }
  .page-views pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: .75rem; background: #f3f5f8; font: inherit; }
  .page-views .problems { color: #8a1f11; }
  .page-views .fine { color: #14633b; }
  .page-views .places { padding: 0; list-style: none; }
  .page-views .places i { font-style: normal; color: #4a5568; }
  .share-card { display: grid; grid-template-columns: 1fr 5rem; gap: .25rem .75rem; max-width: 22rem; padding: .75rem; border: 1px solid #c6cdd8; }
  .share-card b { grid-column: 1 / -1; font-weight: 400; font-size: 1rem; }
  .share-card p { margin: 0; color: #4a5568; font-size: .8rem; overflow: hidden; display: -webkit-box; -webkit-line-clamp: 3; -webkit-box-orient: vertical; }
  .share-card img { width: 5rem; height: 5rem; object-fit: cover; }
`
