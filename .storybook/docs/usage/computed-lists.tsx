import { componentFacts } from 'virtual:component-facts'
import { token } from '#design-system/tokens/index.ts'
import { designFiles } from '#stories/usage/design-files.ts'
import type { Folder } from '#design-system/component-registry.ts'
import { Inline, Swatch, Table } from './usage.styles.ts'

const groupNames: Record<string, string> = {
  ...{ color: '颜色', space: '间距', font: '字体', fontSize: '字号', fontWeight: '字重', lineHeight: '行高' },
  ...{ letterSpacing: '字距', radius: '圆角', shadow: '投影', duration: '时长', easing: '缓动' },
  ...{ zIndex: '层级', size: '尺寸' },
}

/** The tokens that the component's own source names. */
export function TokenTable({ of }: { of: Folder }) {
  const tokens = componentFacts[of]?.tokens ?? []
  if (tokens.length === 0) return <p>它自己不取变量，样子全部来自它所组合的组件。</p>
  const groups = [...new Set(tokens.map(groupOf))]
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">类别</th>
          <th scope="col">用到的变量</th>
        </tr>
      </thead>
      <tbody>
        {groups.map((group) => (
          <tr key={group}>
            <th scope="row">{groupNames[group] ?? group}</th>
            <td>
              {tokens
                .filter((name) => groupOf(name) === group)
                .map((name) => (
                  <TokenName key={name} name={name} />
                ))}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

const groupOf = (name: string) => name.split('.')[0] ?? ''

function TokenName({ name }: { name: string }) {
  const [group = '', member = ''] = name.split('.')
  const values: Readonly<Record<string, Readonly<Record<string, string>>>> = token
  return (
    <span style={{ display: 'inline-block', marginRight: '1em' }}>
      {group === 'color' && member !== '*' && (
        <Swatch style={{ background: values.color?.[member] }} aria-hidden />
      )}
      <Inline>{name}</Inline>
      {member === '*' && '（运行时选定）'}
    </span>
  )
}

/** The slot for the link to where it is drawn. */
export function DesignFileLink({ of }: { of: Folder }) {
  const file = designFiles[of]
  return file ? (
    <p>
      <a href={file.address} target="_blank" rel="noreferrer">
        在 {file.tool} 中打开
      </a>
    </p>
  ) : (
    <p>
      暂无设计稿。有了之后，在 <Inline>stories/usage/design-files.ts</Inline> 加一行（Figma、即时设计或
      MasterGo 的链接），这里就会出现。
    </p>
  )
}
