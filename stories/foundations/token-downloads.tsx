import { componentFacts } from 'virtual:component-facts'
import { ChangeLog } from '#stories/usage/change-log.tsx'

const files = import.meta.glob<string>('../../design-system/tokens/dtcg/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** The token files as design tools import them, and what changed them. */
export function TokenDownloads() {
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
      <ChangeLog of={componentFacts.tokens?.changes ?? []} />
    </>
  )
}
