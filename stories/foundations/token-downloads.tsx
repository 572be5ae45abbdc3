import { componentFacts, historyKind } from 'virtual:component-facts'

const files = import.meta.glob<string>('../../design-system/tokens/dtcg/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** The token files as design tools import them, and what changed them. */
export function TokenDownloads() {
  const changes = componentFacts.tokens?.changes ?? []
  return (
    <>
      <ul>
        {Object.entries(files).map(([path, address]) => {
          const name = path.slice(path.lastIndexOf('/') + 1)
          return (
            <li key={name}>
              <a href={address} download={name}>
                {name}
              </a>
            </li>
          )
        })}
      </ul>
      <h2>变更记录</h2>
      {historyKind === 'none' && <p>这份 Storybook 是在没有版本库的地方构建的，没有变更记录。</p>}
      <ul>
        {changes.map(({ date, subject }, index) => (
          <li key={index}>
            <time dateTime={date}>{date}</time> <span lang="en">{subject}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
