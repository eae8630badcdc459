import { Component, type ComponentType, type ReactNode } from 'react'

interface Props {
  children: ReactNode
  /** Rendered instead of the broken part; `retry` renders the part again. */
  fallback: (retry: () => void) => ReactNode
  /** Address of the part; opening another address clears the error. */
  place?: string | undefined
}

interface State {
  isBroken: boolean
  place: string | undefined
}

/** Limits an error to one part, so that the rest of the page and the typed text there stay. */
export class ErrorBoundary extends Component<Props, State> {
  /** Details for a call to support; the page sets it later to keep starts fast (pieces/support). */
  declare static Support?: ComponentType<{ snack?: number }>

  override state: State = { isBroken: false, place: this.props.place }

  static getDerivedStateFromError(): Pick<State, 'isBroken'> {
    return { isBroken: true }
  }

  static getDerivedStateFromProps({ place }: Props, state: State): State | null {
    return place === state.place ? null : { place, isBroken: false }
  }

  override render(): ReactNode {
    return this.state.isBroken
      ? this.props.fallback(() => this.setState({ isBroken: false }))
      : this.props.children
  }
}
