import { Component, type ReactNode } from 'react'
import { Button } from '#design-system/button/index.ts'
import { EmptyState } from '#design-system/empty-state/index.ts'
import { ChunkLoadError } from '#app/browser/chunk-load-error.ts'

/** Keeps a panel that cannot be loaded or drawn from taking the whole console with it. */
export class PanelBoundary extends Component<{ children: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {}

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof ChunkLoadError) error.again?.()
  }

  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    const isLost = error instanceof ChunkLoadError
    return (
      <EmptyState
        role="alert"
        title={isLost ? error.message : '面板暂时无法显示'}
        description="已保存的内容不受影响。"
        action={
          <Button
            variant="secondary"
            onClick={() => (isLost ? this.setState({ error: undefined }) : window.location.reload())}
          >
            {isLost ? '重试' : '重新加载'}
          </Button>
        }
      />
    )
  }
}
