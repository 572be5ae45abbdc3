import { Component, type ReactNode } from 'react'
import styled from 'styled-components'
import { Button } from '#design-system/button/index.ts'
import { Section } from '#design-system/section/index.ts'
import { token } from '#design-system/tokens/index.ts'
import { markHydrated } from '#app/browser/not-hydrated.ts'
import { ChunkLoadError } from '#app/browser/chunk-load-error.ts'

export interface SectionBoundaryProps {
  /** The section; whatever it throws but a load error reaches the page's own boundary. */
  children: ReactNode
}

/** Keeps a section whose script does not come from taking the whole page with it. */
export class SectionBoundary extends Component<SectionBoundaryProps, { error?: unknown }> {
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
    if (!(error instanceof ChunkLoadError)) throw error
    return (
      <Section aria-label="未加载的内容">
        <Words role="alert" ref={markHydrated}>
          <p>这一部分没有加载出来，页面的其余内容不受影响。</p>
          <Button variant="secondary" onClick={() => this.setState({ error: undefined })}>
            重试
          </Button>
        </Words>
      </Section>
    )
  }
}

const Words = styled.div`
  display: grid;
  gap: ${token.space.x2};
  justify-items: center;
  color: ${token.color.textMuted};
  text-align: center;
`
