import type { ResponseOf } from '#contract/protocol/operation.ts'
import {
  type listNoticeTargets,
  NOTICE_TEXT_LENGTH,
  noticeScopes,
} from '#contract/notifications/notice-board.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { DateBoxes } from '#ui/fields/date-boxes.tsx'
import { Segments } from '#ui/choices/segments.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import type { DraftProblem, NoticeDraft } from './notice-draft.ts'
import { texts } from './texts.es.ts'

interface Props {
  draft: NoticeDraft
  onChange: (part: Partial<NoticeDraft>) => void
  targets: ResponseOf<typeof listNoticeTargets> | null
  people: number | null
  problems: readonly DraftProblem[]
}

export function NoticeFields({ draft, onChange, targets, people, problems }: Props) {
  const words = useTexts(texts).form
  const problemOf = (field: DraftProblem['field']) =>
    problems.find((each) => each.field === field)?.text ?? null
  return (
    <>
      <div className="t-stack t-gap-3">
        <Segments
          label={words.scope}
          value={draft.alcance}
          options={noticeScopes.map((value) => ({ value, label: words.scopes[value] }))}
          onChange={(alcance) => onChange({ alcance, destino: '' })}
        />
        {draft.alcance !== 'todos' && (
          <SelectField
            id="notice-destino"
            label={draft.alcance === 'planta' ? words.plant : words.group}
            value={draft.destino}
            options={[
              { value: '', label: words.choose },
              ...(targets?.[draft.alcance === 'planta' ? 'plantas' : 'grupos'] ?? []).map((each) => ({
                value: String(each.id),
                label: words.target(each.nombre, each.personas),
              })),
            ]}
            error={problemOf('destino')}
            onChange={(event) => onChange({ destino: event.currentTarget.value })}
          />
        )}
        <output className="t-quiet t-unless-empty">
          <span>{people !== null && words.people(people)}</span>
          {draft.alcance === 'todos' && (
            <>
              {/* Keeps an empty line for the number, which arrives later. */}
              <span>{people === null && '\u00a0'}</span>
              <br />
              <span>{words.open}</span>
            </>
          )}
        </output>
      </div>
      <TextField
        id="notice-titulo"
        label={words.title}
        value={draft.titulo}
        autoComplete="off"
        error={problemOf('titulo')}
        onChange={(event) => onChange({ titulo: event.currentTarget.value })}
      />
      <TextArea
        id="notice-texto"
        label={words.text}
        value={draft.texto}
        limit={NOTICE_TEXT_LENGTH}
        countText={words.count}
        rows={5}
        error={problemOf('texto')}
        onChange={(texto) => onChange({ texto })}
      />
      <DateBoxes
        id="notice-vigencia"
        label={words.until}
        words={words.parts}
        value={draft.vigencia}
        error={problemOf('vigencia')}
        onChange={(vigencia) => onChange({ vigencia })}
      />
    </>
  )
}
