import { IconPhoto } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { type Improvement, readImprovementPhoto } from '#contract/improvements/improvements.ts'
import { call } from '#core/transport/rpc.ts'
import { formatDate } from '#domain/time/dates.ts'
import { properName } from '#domain/text/person-name.ts'
import { failureText } from '#hooks/operations/failure-text.ts'
import { wordsOf } from '#i18n/texts.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { BlobPicture } from '#media/pictures/blob-picture.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { StateLine } from './state-line.tsx'
import classes from './improvements.module.css'
import { texts } from './texts.es.ts'

export function IdeaFacts({ idea }: { idea: Improvement }) {
  const words = useTexts(texts)
  const { card } = words
  const [isPhotoOpen, setPhotoOpen] = useState(false)
  const said = idea.pasos.filter(({ comentario }) => comentario !== '')
  return (
    <>
      <p className="t-quiet t-small">
        {card.folio(idea.folio)} · {formatDate(idea.fecha)}
      </p>
      <p className={classes.what} lang="es-MX">
        {idea.mejora}
      </p>
      <dl className={classes.facts}>
        <dt>{card.where}</dt>
        <dd lang="es-MX">{idea.lugar}</dd>
        <dt>{card.benefit}</dt>
        <dd lang="es-MX">{idea.beneficio}</dd>
      </dl>
      {idea.tieneFoto && (
        <div>
          <TextLink icon={<IconPhoto size={22} />} onClick={() => setPhotoOpen(true)}>
            {card.photo}
            <span className="t-hidden"> {card.folio(idea.folio)}</span>
          </TextLink>
        </div>
      )}
      <StateLine state={idea.estado} steps={idea.pasos} />
      {idea.ingeniero !== '' && <p className="t-quiet">{card.engineer(properName(idea.ingeniero))}</p>}
      {said.length > 0 && (
        <section aria-label={`${card.said}: ${card.folio(idea.folio)}`} className="t-stack t-gap-2">
          {said.map(({ estado, fecha, comentario }) => (
            <p key={`${estado} ${fecha} ${comentario}`} className={classes.said}>
              <span className="t-quiet t-small">
                {words.states[estado]} · {formatDate(fecha)}
              </span>
              <span lang="es-MX">{comentario}</span>
            </p>
          ))}
        </section>
      )}
      {isPhotoOpen && <PhotoDialog folio={idea.folio} onClose={() => setPhotoOpen(false)} />}
    </>
  )
}

function PhotoDialog({ folio, onClose }: { folio: number; onClose: () => void }) {
  const { card, close } = useTexts(texts)
  const [shown, setShown] = useState<Blob | string>(card.photoLoading)
  useEffect(() => {
    const stop = new AbortController()
    void call(readImprovementPhoto, { folio }, { signal: stop.signal }).then((answer) => {
      if (stop.signal.aborted) return
      setShown(
        answer.ok
          ? new Blob([new Uint8Array(answer.value)])
          : failureText(answer.failure, wordsOf(texts).failure),
      )
    })
    return () => stop.abort()
  }, [folio])
  return (
    <Dialog opened title={card.photoOf(folio)} closeLabel={close} backCloses onClose={onClose}>
      {typeof shown === 'string' ? (
        <output className="t-quiet">{shown}</output>
      ) : (
        <BlobPicture blob={shown} alt={card.photoOf(folio)} className={classes.large} />
      )}
    </Dialog>
  )
}
