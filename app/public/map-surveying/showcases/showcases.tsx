import { ContourLines } from '#design-system/contour-lines/index.ts'
import { EmptyState } from '#design-system/empty-state/index.ts'
import { PageSection } from '#design-system/page-section/index.ts'
import type { ShowcaseEntry } from '#design-system/showcase/index.ts'
import { ListFirst, PictureFirst } from './showcases.styles.ts'

export interface ShowcasesProps {
  entries: ShowcaseEntry[]
  /** Its number on the page, such as `02`. */
  figure: string
}

/** The technical advantages; the first one is chosen at the beginning (public-site §2.7). */
export function Advantages({ entries, figure }: ShowcasesProps) {
  return (
    <PageSection
      headingId="advantages-heading"
      tone="ink"
      backdrop={<ContourLines fade="right" />}
      eyebrow={figure}
      title="技术优势"
      lead="设备会更新，方法要经得起复测：每项技术都说明它省下了哪一趟路、少了哪一类错。"
      empty={entries.length === 0 && <EmptyState title="暂无技术优势" />}
    >
      <ListFirst label="技术优势" entries={entries} />
    </PageSection>
  )
}

/** The typical applications, picture first; the first one is chosen at the beginning (public-site §2.7). */
export function Applications({ entries, figure }: ShowcasesProps) {
  return (
    <PageSection
      headingId="applications-heading"
      tone="tinted"
      eyebrow={figure}
      title="典型应用"
      lead="同一份测绘成果，进了不同部门就有不同的用法。"
      empty={entries.length === 0 && <EmptyState title="暂无典型应用" />}
    >
      <PictureFirst label="典型应用" entries={entries} />
    </PageSection>
  )
}
