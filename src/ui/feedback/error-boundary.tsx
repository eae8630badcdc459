import { Component, type ComponentType, type ReactNode } from 'react'

interface Props {
  children: ReactNode
  fallback: (retry: () => void) => ReactNode
  /** Address of the screen. A new address clears the error. */
  place?: string | undefined
}

interface State {
  isBroken: boolean
  place: string | undefined
}

/** Limits an error to one part. The rest of the page and its typed text stay. */
export class ErrorBoundary extends Component<Props, State> {
  /** Details for a call to support. pieces/support sets this field after the start. */
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
