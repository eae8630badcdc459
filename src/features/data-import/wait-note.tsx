import { IconHourglass } from '@tabler/icons-react'
import type { DataImport } from '#contract/imports/data-import.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { texts } from './texts.es.ts'

/** Explains why an automatically delivered file waits for a person, and what to do. */
export function WaitNote({ espera }: Pick<DataImport, 'espera'>) {
  const { waits } = useTexts(texts)
  if (espera === '') return null
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a Banner is no element
    <Banner tone="warn" live="status" icon={<IconHourglass size={24} />}>
      {waits[espera]}
    </Banner>
  )
}
