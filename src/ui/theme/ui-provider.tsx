import '@mantine/core/styles/global.layer.css'
import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { useScheme } from './color-scheme.ts'
import { pageNonce } from './page-nonce.ts'
import { cssVariablesResolver, theme } from './theme.ts'

/**
 * Wraps only the Mantine components. The first render contains none, so a slow phone starts the provider
 * later.
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
