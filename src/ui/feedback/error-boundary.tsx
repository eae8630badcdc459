import { Component, type ComponentType, type ReactNode } from 'react'

interface Props {
  children: ReactNode
  /** Drawn in place of what broke; `retry` tries it again. */
  fallback: (retry: () => void) => ReactNode
  /** The address that the part is drawn for. A failure ends when another one is opened. */
  place?: string | undefined
}

interface State {
  isBroken: boolean
  place: string | undefined
}

/** Keeps a broken part from taking the rest of the page, and what is typed there, with it. */
export class ErrorBoundary extends Component<Props, State> {
  /** Details for a call to support; the page sets it later to keep starts fast (media/support). */
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
