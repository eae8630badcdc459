import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Load } from '#parts/lazy-part.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { PartLoader } from '#ui/feedback/part-loader.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { texts } from '../texts.es.ts'

interface Props<T> {
  load: Load<T>
  rest?: ReactNode
  children: (part: T) => ReactNode
}

/**
 * Loads a part of Inicio after the first paint. A failure shows a banner with a retry, and `rest` below the banner.
 */
export function SidePart<T>({ load, rest, children }: Props<T>) {
  const words = useTexts(texts).side
  return (
    <PartLoader
      load={load}
      failure={(retry) => (
        <>
          <Banner
            tone="neutral"
            live="status"
            icon={<IconAlertTriangle size={24} />}
            title={words.missing}
            action={
              <TextLink underline onClick={retry}>
                {words.again}
              </TextLink>
            }
          />
          {rest}
        </>
      )}
    >
      {children}
    </PartLoader>
  )
}
