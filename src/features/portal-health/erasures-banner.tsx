import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react'
import type { ErasureListState } from '#contract/portal-health/portal-health.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { texts } from './texts.es.ts'

/** Length of the date in '28/11/2026 02:49:06'. */
const DAY = 10

/** Tells administrators how many rows a restored portal erased again, and whether its list was whole. */
export function ErasuresBanner({ list }: { list: ErasureListState }) {
  const words = useTexts(texts).erasures
  const { estado, cuantos, fallaron, fecha } = list
  const isBad = estado !== 'completa' || fallaron > 0
  const sentences = [
    ...(estado === 'completa' ? [] : [words[estado]]),
    ...(cuantos > 0 || !isBad ? [words.applied(cuantos)] : []),
    ...(fallaron > 0 ? [words.failed(fallaron)] : []),
  ]
  return (
    <Banner
      tone={isBad ? 'error' : 'teal'}
      icon={isBad ? <IconAlertTriangle size={24} /> : <IconInfoCircle size={24} />}
      title={words.title(fecha.slice(0, DAY))}
    >
      {sentences.join(' ')}
    </Banner>
  )
}
