import { aboutSections } from '#app/public/about/about-sections.ts'
import { Anchor, Figure, List } from '#app/public/sheet-strip/sheet-strip.styles.ts'

/** The page's sections, numbered like the sheets of a map series. */
export function SheetIndex() {
  return (
    <List>
      {aboutSections.map(({ id, label }, index) => (
        <li key={id}>
          <Anchor href={`#${id}`}>
            <Figure aria-hidden>{String(index + 1).padStart(2, '0')}</Figure>
            {label}
          </Anchor>
        </li>
      ))}
    </List>
  )
}
