/**
 * States of a temporary person on the way to a permanent job (TEMP-12 … 31, BR-15, K-23, K-25, K-52, K-53). The
 * server checks each event under a row lock.
 */

/** 1 waiting, 2 choosing evaluators, 3 evaluation running, 4 scored, 5 finished, 6 permanent. */
export const processStatuses = [1, 2, 3, 4, 5, 6] as const
export type ProcessStatus = (typeof processStatuses)[number]

/** Views: 1 company and 3 special for human resources, 2 team for leaders. */
export const staffViews = [1, 2, 3] as const
export type StaffView = (typeof staffViews)[number]

/** Events, each with the operation that sends it. */
export const processEvents = [
  /** PLA-02, for view 3. */
  'activate',
  /** TMP-04, siguientePaso, for views 1 and 2. */
  'advance',
  /** TMP-03: peers and clients. */
  'evaluators',
  /** TMP-22, instead of an evaluation, for the job codes of TMP-23. */
  'continue',
  /** TMP-10. */
  'removeSurvey',
  /** TMP-13. */
  'changeSurvey',
  /** TMP-18. */
  'remind',
  /** TMP-06. */
  'answer',
  /** TMP-11. */
  'calculate',
  /** TMP-12. */
  'finish',
  /** TMP-16. */
  'assignPlant',
  /** TMP-24. */
  'extend',
  /** TMP-17. */
  'remove',
  /** NODE-16. */
  'confirmTraining',
] as const
export type ProcessEvent = (typeof processEvents)[number]

/** Facts that decide the transitions. Dates are YYYY-MM-DD. */
export interface ProcessFacts {
  status: ProcessStatus
  isRemoved: boolean
  applicationDate: string
  /**
   * True when the kardex alone decides about people with this job code (TMP-23); null when the host does not
   * send the job.
   */
  isKardexJob: boolean | null
  workGroup: string
  isTrained: boolean
  surveys: number
  answered: number
}

/** Reasons for refusing an event. `date`: the application date is in the future (BR-17). */
export type Refusal = 'status' | 'view' | 'date' | 'kardex' | 'surveys' | 'training'

export type Step = { to: ProcessStatus | 'removed' } | { refusal: Refusal }

/** Only work group with a training (TEMP-32 … 35, in exactly this spelling: BR-38). */
export const TRAINED_GROUP = 'COMISIONISTA TEMPORAL'

/** Months by which a contract may be extended; the first is preselected (TEMP-45). */
export const EXTENSION_MONTHS = [1, 2, 3] as const

const refuse = (refusal: Refusal): Step => ({ refusal })

/**
 * Returns the result of an event.
 * @param today in the company's time zone, YYYY-MM-DD
 */
export function step(facts: ProcessFacts, event: ProcessEvent, view: StaffView, today: string): Step {
  const { status } = facts
  if (facts.isRemoved) return refuse('status')
  switch (event) {
    case 'activate':
    case 'advance':
      if (status !== 1) return refuse('status')
      if ((event === 'activate') !== (view === 3)) return refuse('view')
      if (facts.isKardexJob) return refuse('kardex')
      return facts.applicationDate <= today ? { to: 2 } : refuse('date')
    case 'continue':
      if (status > 2) return refuse('status')
      if (facts.isKardexJob === false) return refuse('kardex')
      return facts.applicationDate <= today ? { to: 5 } : refuse('date')
    case 'evaluators':
      if (status !== 2) return refuse('status')
      return facts.isKardexJob ? refuse('kardex') : { to: 3 }
    case 'answer':
      return status === 3 ? { to: 3 } : refuse('status')
    case 'removeSurvey':
    case 'changeSurvey':
    case 'remind':
      if (status !== 3) return refuse('status')
      return view === 3 ? { to: 3 } : refuse('view')
    case 'calculate':
      if (status !== 3) return refuse('status')
      if (view !== 3) return refuse('view')
      return facts.surveys > 0 && facts.answered === facts.surveys ? { to: 4 } : refuse('surveys')
    case 'finish':
      if (status !== 4) return refuse('status')
      return view === 3 ? { to: 5 } : refuse('view')
    case 'assignPlant':
      if (status !== 5) return refuse('status')
      return view === 3 ? { to: 6 } : refuse('view')
    case 'extend':
      if (status > 4) return refuse('status')
      // A new term starts, so the person will be evaluated again.
      return view === 3 || status === 2 ? { to: 1 } : refuse('view')
    case 'remove':
      if (status > 4) return refuse('status')
      return view === 3 ? { to: 'removed' } : refuse('view')
    case 'confirmTraining':
      return facts.workGroup === TRAINED_GROUP && !facts.isTrained ? { to: status } : refuse('training')
  }
}

export type RowEvent = Exclude<
  ProcessEvent,
  'removeSurvey' | 'changeSurvey' | 'remind' | 'answer' | 'calculate' | 'continue'
>

/**
 * Returns the actions of a view for a person, most important first (BR-15). An advance with a future date is
 * offered, too, and shows that date.
 * - `checkKardex`: for job codes decided by the kardex. For an unknown job code, the action comes after the
 * next step.
 * - `viewProcess`: opens the surveys (view 3).
 * - `startEvaluation`: opens the caller's own questionnaire (views 1 and 2).
 */
export function listActions(
  facts: ProcessFacts,
  view: StaffView,
  today: string,
): (RowEvent | 'checkKardex' | 'viewProcess' | 'startEvaluation')[] {
  const { status } = facts
  const canHappen = (event: ProcessEvent) => {
    const next = step(facts, event, view, today)
    return 'to' in next || next.refusal === 'date'
  }
  const list: ReturnType<typeof listActions> = []
  if (facts.isRemoved) return list
  if (facts.isKardexJob && status <= 2) list.push('checkKardex')
  if (canHappen(view === 3 ? 'activate' : 'advance')) list.push(view === 3 ? 'activate' : 'advance')
  if (canHappen('evaluators')) list.push('evaluators')
  if (facts.isKardexJob === null && status <= 2) list.push('checkKardex')
  if (status === 3 && view !== 3) list.push('startEvaluation')
  if ((status === 3 || status === 4) && view === 3) list.push('viewProcess')
  if (canHappen('finish')) list.push('finish')
  if (canHappen('assignPlant')) list.push('assignPlant')
  if (canHappen('confirmTraining')) list.push('confirmTraining')
  if (canHappen('extend')) list.push('extend')
  if (canHappen('remove')) list.push('remove')
  return list
}
