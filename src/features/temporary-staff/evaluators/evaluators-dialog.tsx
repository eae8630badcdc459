import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import {
  type Collaborator,
  listPeers,
  listPossibleClients,
  resolvePeers,
  saveEvaluators,
} from '#contract/evaluations/temporary-staff.ts'
import { firstThree, findClientRefusal } from '#domain/temporary/evaluators.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { ProblemBanner } from '#ui/feedback/problem-banner.tsx'
import type { ActProps } from '../parts/act-props.ts'
import { actionTexts } from '../actions/texts.es.ts'
import { useAct } from '../parts/use-act.ts'
import { texts } from '../texts.es.ts'
import { CollaboratorPicker } from './collaborator-picker.tsx'
import classes from './evaluators.module.css'
import { PickTable } from './pick-table.tsx'
import { evaluatorTexts } from './texts.es.ts'

const nobody = { peers: [], clients: [] }
const numbersOf = (people: readonly Collaborator[]) => people.map(({ EMPLID }) => EMPLID)

/** Chooses at most three peers and three clients as evaluators (EVAL-05 … 14, BR-39). */
export function EvaluatorsDialog({ person: { id, item, name, row }, typed, onClose }: ActProps) {
  const words = useTexts(evaluatorTexts)
  const { notDone, sending } = useTexts(actionTexts)
  const shared = useTexts(texts)
  const { act, isSending, problem } = useAct(words.failed)
  const [isShort, setShort] = useState(false)
  const [isPicking, setPicking] = useState(false)
  const { peers, clients } = typed.values.evaluators ?? nobody
  const pares = numbersOf(peers)
  const possiblePeers = useOperation(listPeers, { emplid: row.emplid }, { isKept: false })
  const possibleClients = useOperation(listPossibleClients, { pares, item: { id } }, { isKept: false })
  // Keeps the first three (EVAL-10). A peer cannot be a client, too (DICT-08).
  const choose = (next: { peers?: Collaborator[]; clients?: Collaborator[] }) => {
    const chosen = firstThree(next.peers ?? peers).chosen
    const isFree = ({ EMPLID }: Collaborator) => !numbersOf(chosen).includes(EMPLID)
    setShort(false)
    typed.change({
      evaluators: { peers: chosen, clients: firstThree((next.clients ?? clients).filter(isFree)).chosen },
    })
  }
  const save = async () => {
    if (isSending) return
    if (peers.length + clients.length === 0) return setShort(true)
    // The spec also sends the peers in TMP-20 (EVAL-11). A failure of this request stops the save.
    if (peers.length > 0 && (await act(resolvePeers, { pares, item: { id } })) === null) return
    const done = await act(saveEvaluators, { clientes: numbersOf(clients), pares, item })
    if (done === null) return
    await typed.forget('evaluators')
    showSnack({ text: words.done, tone: 'success' })
    onClose()
  }
  // A host of the specification reads only `pares`, so its list may contain the evaluated person (DICT-10).
  const isOther = ({ EMPLID }: Collaborator) => EMPLID !== row.emplid
  const isClient = (each: Collaborator) => isOther(each) && !pares.includes(each.EMPLID)
  const whyNot = ({ EMPLID, NAME }: Collaborator) => {
    const listed = possibleClients.data?.colaboradores
    const isListed = !listed || numbersOf(listed).includes(EMPLID)
    const boss = !isListed && NAME === row.responsable ? EMPLID : ''
    return findClientRefusal(EMPLID, { evaluee: row.emplid, boss, subordinates: [] }, pares, [])
  }
  const fault = isShort ? words.few : problem
  const isLoaded = possiblePeers.data !== null && possibleClients.data !== null
  return (
    <Dialog
      opened
      size="page"
      persistent={isSending}
      title={words.title}
      closeLabel={shared.close}
      onClose={onClose}
    >
      <div className={classes.page}>
        <p className="t-airy">
          {words.about(name)} <span className="t-quiet">{words.boss}</span>
        </p>
        <ProblemBanner title={notDone} problem={fault} />
        <output className="t-quiet t-small t-unless-empty">{isLoaded ? words.ready : ''}</output>
        <div className={classes.tables}>
          <PickTable
            id="pares"
            title={words.peers}
            text={peers.length > 0 ? words.peersChosen : words.peersText}
            search={words.searchPeers}
            answer={{ ...possiblePeers, people: possiblePeers.data?.pares.filter(isOther) ?? null }}
            chosen={peers}
            onChoose={(next) => choose({ peers: next })}
          />
          <PickTable
            id="clientes"
            title={words.clients}
            text={words.clientsText}
            search={words.searchClients}
            answer={{
              ...possibleClients,
              people: possibleClients.data?.colaboradores.filter(isClient) ?? null,
            }}
            chosen={clients}
            onChoose={(next) => choose({ clients: next })}
          >
            <TextLink icon={<IconSearch size={22} />} onClick={() => setPicking(true)}>
              {words.more}
            </TextLink>
          </PickTable>
        </div>
        <div className={classes.foot}>
          <Button variant="outline" aria-disabled={isSending} onClick={() => !isSending && onClose()}>
            {shared.cancel}
          </Button>
          <Button aria-disabled={isSending} onClick={() => void save()}>
            {isSending ? sending : words.save}
          </Button>
        </div>
      </div>
      {isPicking && (
        <CollaboratorPicker
          staffId={id}
          isSeveral
          chosen={clients}
          whyNot={whyNot}
          onDone={(next) => {
            choose({ clients: next })
            setPicking(false)
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </Dialog>
  )
}
