import styled from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'
import type { Job } from '#app/public/contact/jobs/job.ts'
import type { ChosenJob } from './job-choice.ts'

export interface JobFactsProps {
  given: ChosenJob
  /** The open posting of that name; without it the place is all that is known. */
  posting?: Job
}

/** What a posting is, at a glance: place, kind, terms; what nobody stated is left out. */
export function JobFacts({ given, posting }: JobFactsProps) {
  const facts = [
    ['工作地点', given.jobLocation || '面议'],
    ['岗位类别', posting?.jobCategory],
    ['服务方式', posting?.serviceMode],
    ['服务周期', posting?.servicePeriod],
    ['培训周期', posting?.trainingPeriod],
  ] as const
  return (
    <List>
      {facts.map(
        ([term, detail]) =>
          detail && (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{detail}</dd>
            </div>
          ),
      )}
    </List>
  )
}

const { color, space } = token

/** Each fact hangs from a mark on one measured line. */
const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(5.5rem, 1fr));
  gap: ${space.x2} 0;
  width: min(46rem, 100vw - 2 * ${token.size.gutter});
  margin-top: ${space.x1};

  > div {
    position: relative;
    padding: ${space.x15} ${space.x2} 0 0;
    border-top: 1px solid ${color.edge};
  }

  > div::before {
    position: absolute;
    top: -4px;
    left: 0;
    width: 7px;
    height: 7px;
    background: ${color.survey};
    content: '';
  }

  dt {
    color: ${color.textSubtle};
    font-size: ${token.fontSize.caption};
  }

  dd {
    font-weight: ${token.fontWeight.medium};
    overflow-wrap: anywhere;
  }

  ${media.fromTablet} {
    grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr));
  }
`
