import { sentenceCase } from '#domain/text/person-name.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { texts } from './texts.es.ts'

interface Props {
  scope: { companias: readonly string[] | null; plantas: readonly string[] | null }
}

export function ScopeLine({ scope: { companias, plantas } }: Props) {
  const { list: words } = useTexts(texts)
  const places = [...(companias ?? []), ...(plantas ?? []).map(sentenceCase)]
  if (places.length === 0) return <p className="t-small">{words.everybody}</p>
  return (
    <p className="t-small" lang="es-MX">
      {places.join(' · ')}
    </p>
  )
}
