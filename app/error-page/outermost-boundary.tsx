import { Component, type ReactNode } from 'react'

export interface OutermostBoundaryProps {
  /** Whoever goes on from a broken page to another address is shown that one. */
  location: object
  children: ReactNode
}

interface State {
  location: object
  isBroken: boolean
}

/**
 * Around the whole page, in the place of Remix's own (scripts/vite/left-out-plugin.ts): reached only where the site's error page
 * itself cannot be rendered. So it shows words that need nothing.
 */
export class OutermostBoundary extends Component<OutermostBoundaryProps, State> {
  override state: State = { location: this.props.location, isBroken: false }

  static getDerivedStateFromError(): Partial<State> {
    return { isBroken: true }
  }

  static getDerivedStateFromProps({ location }: OutermostBoundaryProps, state: State): State | null {
    return state.location === location ? null : { location, isBroken: false }
  }

  override render() {
    if (!this.state.isBroken) return this.props.children
    return <p>页面出错，请刷新后重试</p>
  }
}

/** For a root without an error page, which this site's has. */
export const Nothing = () => null
