import { IconFileText, IconId, IconReceipt } from '@tabler/icons-react'
import { paths } from '#hooks/navigation/paths.ts'
import { useShellParts } from '#hooks/navigation/shell-parts.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { ListCard, ListRow } from '#ui/lists/list-card.tsx'
import { SectionTitle } from '#ui/lists/section-title.tsx'
import { Tile } from '#ui/lists/tile.tsx'
import { ConsentPart } from './consent-part.tsx'
import { DownloadPart } from './download-part.tsx'
import { HealthConsentPart } from './health-consent-part.tsx'
import { MissingData } from './not-here-yet.tsx'
import { RightsPart } from './rights/rights-part.tsx'
import { texts } from './texts.es.ts'
import { useDownload } from './use-download.ts'

export function OwnDataScreen() {
  const state = useDownload()
  const { data, failure } = state
  return (
    <div className="t-stack t-gap-4 t-page">
      <ConsentPart />
      <HealthConsentPart />
      {data === null && <MissingData failure={failure} rows={6} refresh={state.refresh} />}
      {data !== null && (
        <>
          <DownloadPart state={state} />
          <Held kinds={data.clases} />
        </>
      )}
      {(data !== null || failure !== null) && (
        <>
          <Correct />
          <RightsPart />
        </>
      )}
    </div>
  )
}

function Held({ kinds }: { kinds: NonNullable<ReturnType<typeof useDownload>['data']>['clases'] }) {
  const words = useTexts(texts)
  const { held } = words
  return (
    <section>
      <SectionTitle>{held.title}</SectionTitle>
      <ListCard label={held.title}>
        {kinds.map(({ clase, datos, archivos }) => (
          <ListRow
            key={clase}
            title={words.kinds[clase]}
            text={
              datos === 0
                ? held.none
                : [held.data(datos), archivos > 0 && held.files(archivos)].filter(Boolean).join(' · ')
            }
          />
        ))}
      </ListCard>
    </section>
  )
}

function Correct() {
  const words = useTexts(texts).correct
  const { canOpen } = useShellParts()
  const ways = [
    { path: paths.myData, icon: <IconId size={24} />, title: words.form, text: words.formText },
    {
      path: paths.documents,
      icon: <IconFileText size={24} />,
      title: words.documents,
      text: words.documentsText,
    },
    { path: paths.clarifications, icon: <IconReceipt size={24} />, title: words.pay, text: words.payText },
  ].filter(({ path }) => canOpen(path))
  if (ways.length === 0) return null
  return (
    <section>
      <SectionTitle>{words.title}</SectionTitle>
      <ListCard label={words.title}>
        {ways.map(({ path, icon, title, text }) => (
          <ListRow
            key={path}
            lead={<Tile tone="teal" icon={icon} />}
            title={title}
            text={text}
            href={`#${path}`}
          />
        ))}
      </ListCard>
    </section>
  )
}
