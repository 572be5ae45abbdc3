/** @jsxRuntime automatic */
import { Button } from 'storybook/internal/components'
import type { VersionContent, Version } from '#stories/remarks/remark.ts'
import { Small, Versions } from './remarks.styles.ts'
import { whenOf } from './when-of.ts'

interface RemarkVersionsProps {
  versions: readonly Version[]
  /** How the remark is called. */
  called: string
  number?: number
  /** Keeps this one alone. */
  onChoose: (said: VersionContent) => void
}

/** Shows all conflicting versions of a remark, edited without knowledge of each other, until someone chooses. */
export function RemarkVersions({ versions, called, number, onChoose }: RemarkVersionsProps) {
  return (
    <>
      <p>
        {number && <strong>{number}. </strong>}
        这条备注有 {versions.length} 种说法，各自修改时没有见到对方的。请留下一种，或合成一条。
      </p>
      <Versions>
        {versions.map((version, index) => (
          <li key={`${version.id}-${index}`}>
            <p>{version.text}</p>
            <Small>
              {[version.author, whenOf(version), version.isResolved ? '已解决' : '未解决'].join(' · ')}
            </Small>
            <Button
              size="small"
              ariaLabel={`${called}：留这一种（第 ${index + 1} 种说法）`}
              onClick={() => onChoose(version)}
            >
              留这一种
            </Button>
          </li>
        ))}
      </Versions>
    </>
  )
}
