import { CloudOff, RotateCw } from 'lucide-react'
import styled from 'styled-components'
import { Alert } from '#design-system/alert/index.ts'
import { Button } from '#design-system/button/index.ts'
import { EmptyState } from '#design-system/empty-state/index.ts'
import { token } from '#design-system/tokens/index.ts'
import { Message } from './data-table.styles.ts'

type LoadFailureProps = {
  /** Why the rows could not be loaded. */
  error: string
  /** Being loaded again: the button stays, waiting. */
  isLoading: boolean
  onRetry: (() => void) | undefined
  retryText?: string
  /** A notice above the rows of an earlier load; otherwise it stands in their place. */
  isAboveRows: boolean
}

/** Says that loading failed and loads again. */
export function LoadFailure({
  error,
  isLoading,
  onRetry,
  retryText = '重新加载',
  isAboveRows,
}: LoadFailureProps) {
  const button = onRetry && (
    <Button
      variant="secondary"
      size="small"
      icon={<RotateCw aria-hidden />}
      isLoading={isLoading}
      // The table itself says that it is being loaded.
      loadingLabel=""
      onClick={onRetry}
    >
      {retryText}
    </Button>
  )
  return isAboveRows ? (
    <Notice tone="danger" title={error} action={button}>
      下面是之前加载的内容。
    </Notice>
  ) : (
    <Message role="alert">
      <EmptyState title={error} icon={<CloudOff />} action={button} />
    </Message>
  )
}

const Notice = styled(Alert)`
  margin-bottom: ${token.space.x15};
`
