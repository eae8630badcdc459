import '@mantine/core/styles/global.layer.css'
import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { useScheme } from './color-scheme.ts'
import { pageNonce } from './page-nonce.ts'
import { cssVariablesResolver, theme } from './theme.ts'

/**
 * Wraps only Mantine components, not the page: the first render has no Mantine component, and a slow phone pays for
 * the provider only when it opens such a component (quality.md, "cold sign-in").
 */
export function UiProvider({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      forceColorScheme={useScheme()}
      deduplicateCssVariables={false}
      withGlobalClasses={false}
      getStyleNonce={pageNonce}
    >
      {children}
    </MantineProvider>
  )
}
