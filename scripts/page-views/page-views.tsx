import { screenReaderOutline, type OutlinePlace } from './screen-reader-outline.ts'
import { textSnapshot } from './text-snapshot.ts'
import { shareCard } from './share-card.ts'

export interface PageViewsProps {
  /** The page as the server sent it, parsed. */
  page: Document
  /** Where the picture of the share card is to be had, where its own address leads nowhere. */
  pictureAt?: string
  /** A part of a page, which has no head of its own and is not shared. */
  isPart?: boolean
}

/** A page as Baidu reads it, as WeChat shares it and as a screen reader walks it, side by side. */
export function PageViews({ page, pictureAt, isPart = false }: PageViewsProps) {
  return (
    <div className="page-views">
      <Search page={page} isPart={isPart} />
      {!isPart && <Share page={page} pictureAt={pictureAt} />}
      <Heard page={page} isPart={isPart} />
    </div>
  )
}

function Search({ page, isPart }: PageViewsProps) {
  const { title, description, canonical, robots, lines, structured, problems } = textSnapshot(page)
  return (
    <section aria-labelledby="seen-search">
      <h2 id="seen-search">百度读到的</h2>
      {!isPart && (
        <>
          <Problems problems={problems} />
          <dl>
            <dt>标题</dt>
            <dd>{title}</dd>
            <dt>描述</dt>
            <dd>{description || '无'}</dd>
            <dt>规范地址</dt>
            <dd>{canonical || '无'}</dd>
            <dt>收录</dt>
            <dd>{robots || '允许'}</dd>
            <dt>结构化数据</dt>
            <dd>{structured.join('、') || '无'}</dd>
          </dl>
        </>
      )}
      <pre>{lines.join('\n')}</pre>
    </section>
  )
}

function Share({ page, pictureAt }: PageViewsProps) {
  const { title, description, picture, problems } = shareCard(page)
  return (
    <section aria-labelledby="seen-share">
      <h2 id="seen-share">微信里的分享卡片</h2>
      <Problems problems={problems} />
      <div className="share-card">
        <b>{title}</b>
        <p>{description}</p>
        {picture && <img src={pictureAt ?? picture} alt="分享图片" />}
      </div>
      <p>{picture || '没有图片'}</p>
    </section>
  )
}

function Heard({ page, isPart }: PageViewsProps) {
  const { landmarks, headings, counts, problems } = screenReaderOutline(page)
  return (
    <section aria-labelledby="seen-heard">
      <h2 id="seen-heard">读屏听到的</h2>
      {!isPart && <Problems problems={problems} />}
      <p>
        {counts.links} 个链接 · {counts.buttons} 个按钮 · {counts.fields} 个输入项 · {counts.pictures} 张图片
      </p>
      <h3>地标</h3>
      <Places places={landmarks} />
      <h3>标题</h3>
      <Places places={headings} />
    </section>
  )
}

function Places({ places }: { places: readonly OutlinePlace[] }) {
  return (
    <ol className="places">
      {places.map(({ role, name, depth }, index) => (
        <li key={index} style={{ paddingInlineStart: `${depth * 1.25}rem` }}>
          <i>{role}</i> {name}
        </li>
      ))}
    </ol>
  )
}

function Problems({ problems }: { problems: readonly string[] }) {
  if (problems.length === 0) return <p className="fine">没有发现问题</p>
  return (
    <ul className="problems">
      {problems.map((problem) => (
        <li key={problem}>{problem}</li>
      ))}
    </ul>
  )
}
