import { Link } from '@remix-run/react'
import { ButtonLink } from '#design-system/button/index.ts'
import { MediaFrame } from '#design-system/media-frame/index.ts'
import { RichContent } from '#design-system/rich-content/index.ts'
import { hydrateOnVisible } from '#app/public/deferred-hydration/hydrate-on-visible.tsx'
import { ReadingPage } from '#app/public/reading/reading-page.tsx'
import { Acts, Summary } from '#app/public/reading/reading-page.styles.ts'
import { caseAddress } from './case-address.ts'
import type { CaseDetail } from './load-case-detail.ts'

/** One case, whole, at an address of its own (public-site §2.11, X-10). */
export function CaseDetailPage({
  entry,
  category,
  parents,
  list,
  service,
  contact,
  related,
  previous,
  next,
}: CaseDetail) {
  const { title, description, content, imageUrl } = entry
  return (
    <>
      <ReadingPage
        title={title}
        trail={[home, ...parents]}
        line={<span>{category}</span>}
        ways={{
          previous: '上一个案例',
          next: '下一个案例',
          list,
          text: caseAddress(entry.id),
        }}
        previous={previous}
        next={next}
      >
        {content && description && <Summary>{description}</Summary>}
        {imageUrl && <MediaFrame src={imageUrl} alt="" ratio="16/9" shownAs="column" isPriority />}
        {content ? <RichContent html={content} /> : <p>{description}</p>}
        <Acts>
          <ButtonLink as={Link} to={service.to}>
            {`了解${service.title}`}
          </ButtonLink>
          <ButtonLink as={Link} to={contact} variant="secondary">
            咨询同类项目
          </ButtonLink>
        </Acts>
      </ReadingPage>
      {related.length > 0 && <RelatedCases cases={related} />}
    </>
  )
}

const home = { label: '首页', to: '/' }

const RelatedCases = hydrateOnVisible(
  () => import('./related-cases.tsx'),
  (module) => module.RelatedCases,
  { isAlive: false },
)

/** What stands in the place of a case that was taken down. */
export const goneCase = {
  gone: '这个案例已撤下',
  others: '其他案例',
  list: { title: '查看成功案例', to: '/cases' },
} as const
