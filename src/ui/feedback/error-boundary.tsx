import { Component, type ComponentType, type ReactNode } from 'react'

interface Props {
  children: ReactNode
  /** Drawn in place of what broke; `retry` tries it again. */
  fallback: (retry: () => void) => ReactNode
}

/** Keeps a broken part from taking the rest of the page, and what is typed there, with it. */
export class ErrorBoundary extends Component<Props, { isBroken: boolean }> {
  /** What is read aloud to support; the page sets it once that code has come (media/support), so that no start pays for it. */
  declare static Support?: ComponentType<{ snack?: number }>

  override state = { isBroken: false }

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true }
  }

  override render(): ReactNode {
    return this.state.isBroken
      ? this.props.fallback(() => this.setState({ isBroken: false }))
      : this.props.children
  }
}
