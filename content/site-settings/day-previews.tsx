import { dayLooks } from './day-looks.ts'
import { Action, Ink, Link, Look, Looks, Mark, Picture, Section } from './day-previews.styles.ts'

/** Previews each kind of special day on a small part of a page, in the site's own colours. */
export function DayPreviews() {
  return (
    <Section aria-labelledby="day-previews">
      <h2 id="day-previews">装扮预览</h2>
      <p>
        在所选日期里，所有访客都看到这样的颜色。选择了“大字高对比”的访客保留大字：哀悼日同样为灰色，节日里颜色不变。
      </p>
      <Looks>
        {Object.entries(dayLooks).map(([look, name]) => (
          <li key={look}>
            <h3>{name}</h3>
            <Look data-theme="light" data-day={look} aria-hidden>
              <Ink data-tone="ink">
                <Mark />
                <strong>图联科技</strong>
                <Action>联系我们</Action>
              </Ink>
              <Picture src="/images/cases-rivers.webp" alt="" loading="lazy" />
              <p>
                <Mark /> 正文与<Link>链接</Link>
              </p>
              <Action>联系我们</Action>
            </Look>
          </li>
        ))}
      </Looks>
    </Section>
  )
}
