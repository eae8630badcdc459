import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { cssVariablesResolver, theme } from './theme.ts'

interface Props {
  children: ReactNode
  /** The page's nonce: the style that Mantine writes at start would else be refused by the CSP. */
  nonce?: () => string
  /** Tests: no transitions, no portals. */
  env?: 'default' | 'test'
}

/** Theme and colour scheme. Follows the system until the person chooses (Ajustes). */
export function UiProvider({ children, nonce, env = 'default' }: Props) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      defaultColorScheme="auto"
      deduplicateCssVariables={false}
      withGlobalClasses={false}
      env={env}
      {...(nonce ? { getStyleNonce: nonce } : {})}
    >
      {children}
    </MantineProvider>
  )
}
