import { Component, type ReactNode } from 'react'

export interface OutermostBoundaryProps {
  /** Another address shows that page, however broken the one before was. */
  location: object
  children: ReactNode
}

interface State {
  location: object
  isBroken: boolean
}

/** Around each page and the site's error page, in place of Remix's own, which would show an English stack. */
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
