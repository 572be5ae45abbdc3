import { Landmark } from 'lucide-react'
import { EmptyState } from '#design-system/empty-state/index.ts'
import { PageSection } from '#design-system/page-section/index.ts'
import { PictureMosaic } from '#app/public/picture-mosaic/index.ts'
import type { GovernmentModule } from '#app/public/government-services/load-government-services.ts'
import { Contents, Dossier, Dossiers, Figure, Text, Title, Words } from './modules.styles.ts'

export interface ModulesProps {
  /** The enabled modules, each with its pictures. */
  modules: GovernmentModule[]
}

/** The modules as dossiers: what is done stays in sight while its pictures pass (public-site §2.5). */
export function Modules({ modules }: ModulesProps) {
  return (
    <PageSection
      headingId="modules-heading"
      tone="tinted"
      eyebrow="02 / 服务内容"
      title="从野外的一个点，到大厅的一张图"
      lead="每一类工作都留下可以复查的过程：谁采的、按什么规则、在哪一步改过。"
      empty={modules.length === 0 && <EmptyState icon={<Landmark />} title="暂无政府服务内容" />}
    >
      {modules.length > 1 && <TableOfContents modules={modules} />}
      <Dossiers>
        {modules.map((module, index) => (
          <ModuleDossier key={module.id} module={module} figure={figureOf(index)} />
        ))}
      </Dossiers>
    </PageSection>
  )
}

function TableOfContents({ modules }: ModulesProps) {
  return (
    <nav aria-label="本页服务模块">
      <Contents>
        {modules.map(({ id, title }, index) => (
          <li key={id}>
            <a href={`#${anchorOf(id)}`}>
              <Figure aria-hidden>{figureOf(index)}</Figure>
              <span>{title}</span>
            </a>
          </li>
        ))}
      </Contents>
    </nav>
  )
}

function ModuleDossier({ module, figure }: { module: GovernmentModule; figure: string }) {
  const { id, title, description, pictures } = module
  return (
    <Dossier id={anchorOf(id)} aria-labelledby={`${anchorOf(id)}-title`} $hasPictures={pictures.length > 0}>
      <Words>
        <Figure aria-hidden>{figure}</Figure>
        <Title id={`${anchorOf(id)}-title`}>{title}</Title>
        {description && <Text>{description}</Text>}
      </Words>
      <PictureMosaic label={title} pictures={pictures} />
    </Dossier>
  )
}

const anchorOf = (id: number) => `module-${id}`
const figureOf = (index: number) => String(index + 1).padStart(2, '0')
