import '@mantine/core/styles/global.layer.css'
import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { useScheme } from './color-scheme.ts'
import { pageNonce } from './page-nonce.ts'
import { cssVariablesResolver, theme } from './theme.ts'

/**
 * What a piece of Mantine needs around it. It is put around those pieces, not around the page: the first picture has
 * none of them, and a slow phone pays for the provider when it opens one (quality.md, cold start).
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
