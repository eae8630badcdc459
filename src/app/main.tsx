import '#ui/styles.ts'
import { createRoot } from 'react-dom/client'
import { Router } from 'wouter'
import { useHashPath, useHashSearch } from '#hooks/navigation.ts'
import { catchInstallEvent } from '#hooks/install.ts'
import { UiProvider } from '#ui/ui-provider.tsx'
import { styleNonce } from './csp-nonce.ts'
import { applyAppearance } from './appearance.ts'
import { openGate } from './gate.ts'
import { watchHistory } from './page-turn.ts'
import { preloadFirstScreen, Root } from './root.tsx'
import { reloadOnceWhenStale } from './stale-build.ts'

async function start(): Promise<void> {
  catchInstallEvent()
  reloadOnceWhenStale()
  watchHistory()
  preloadFirstScreen()
  // The splash of index.html stands until it is known who is here: one first picture, and it is the right one.
  await Promise.all([applyAppearance(), openGate()])
  const place = document.querySelector('#root')
  if (!place) throw new Error('index.html has no #root')
  createRoot(place).render(
    <UiProvider nonce={styleNonce}>
      <Router hook={useHashPath} searchHook={useHashSearch} hrefs={(path) => `#${path}`}>
        <Root />
      </Router>
    </UiProvider>,
  )
}

void start()
