import { Node, Ordinal, Path, Return, Side, Station } from './loop.styles.ts'

/** What happens from one target to the next; the first three belong to production, the others to quality. */
const stations = [
  { name: '目标', side: 'production' },
  { name: '班前会', side: 'production' },
  { name: '实时看板', side: 'production' },
  { name: '抽检', side: 'quality' },
  { name: '复盘', side: 'quality' },
] as const

const sides = { production: '生产', quality: '质量' }

/** How production and quality drive each other, drawn as a line of stations that comes back to its start. */
export function Loop() {
  return (
    <div>
      <Path aria-label="生产与质量的闭环">
        {stations.map(({ name, side }, index) => (
          <Station key={name} data-side={side}>
            <Node>
              <Ordinal aria-hidden>{index + 1}</Ordinal>
              <strong>{name}</strong>
              <Side>{sides[side]}</Side>
            </Node>
          </Station>
        ))}
      </Path>
      <Return>复盘的结论，定下一轮的目标</Return>
    </div>
  )
}
