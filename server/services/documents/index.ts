import { eq } from 'drizzle-orm'
import * as documents from '#contract/documents/documents.ts'
import { companyDate } from '#domain/time/dates.ts'
import type { StepContext, StepNumber } from '#domain/data-form/data-form-rules.ts'
import { stepMessages } from '#domain/data-form/data-form-texts.ts'
import { checkStep } from '#domain/data-form/data-form.ts'
import { fieldsOf } from '#domain/data-form/data-form-fields.ts'
import { hasHealthAnswers } from '#domain/data-form/data-form-step-6.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import { defineService } from '../../operations/service.ts'
import { documentTexts as texts } from '../../texts.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { refusesHealth } from '../privacy/health-decision.ts'
import { answersBefore, lastChanges, recordChange } from './record-change.ts'
import { readSteps } from './read-steps.ts'
import { recordOf } from './record.ts'
import { readProgress } from './progress.ts'
import { overwrite, saveOn } from './save-step.ts'
import * as words from './texts.ts'
import * as wordsEn from './texts.en.ts'

const { educationLevels, formStepNames, maritalStatuses, physicalActivities, employees } = tables

async function choicesOf(tx: Tx, step: StepNumber): Promise<Pick<StepContext, 'choices'>> {
  const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id)
  if (step === 2) {
    const rows = await tx.select({ id: maritalStatuses.id }).from(maritalStatuses)
    return { choices: { maritalStatuses: idsOf(rows) } }
  }
  if (step === 4) return { choices: { educationLevels: await tx.select().from(educationLevels) } }
  if (step !== 6) return {}
  const rows = await tx.select({ id: physicalActivities.id }).from(physicalActivities)
  return { choices: { activities: idsOf(rows) } }
}

/**
 * Rejects step 7 while earlier steps are missing. The error rolls back the step just written.
 * @throws WireFault with the missing steps
 */
function refuseLast(step: StepNumber, missing: readonly StepNumber[]): void {
  if (step === 7 && missing.length > 0) throw new WireFault('ERROR', texts.stepsMissing(missing))
}

const service = defineService(
  documents,
  {
    async checkRegistration(_input, { tx, user }) {
      const progress = await readProgress(tx, recordOf(user))
      if (progress === null) return { status: 'VACIO' }
      if (progress.isComplete) return { status: 'OK' }
      const { maritalStatus } = progress
      return {
        status: 'VACIO',
        bandera: progress.nextStep,
        ...(maritalStatus === null ? {} : { EstadoCivil: maritalStatus }),
      }
    },

    async saveStep({ bandera, datos, base }, { tx, user, clock, services, token }) {
      const employeeId = recordOf(user)
      const step = bandera as StepNumber
      const now = clock.now()
      const health = step === 6 && (await refusesHealth(tx, user.id)) ? 'refused' : undefined
      if (health === 'refused' && hasHealthAnswers(fieldsOf(datos)))
        throw new WireFault('ERROR', words.stepTexts.noHealthConsent)
      const checked = checkStep(step, datos, {
        today: companyDate(now.getTime()),
        companyMailDomain: services.environment.appConfig.companyMailDomain,
        maritalStatus: null,
        health,
        ...(await choicesOf(tx, step)),
      })
      if (!checked.ok) throw new WireFault('ERROR', stepMessages[checked.problems[0].rule])
      const place = { employeeId, step, now }
      const before = await answersBefore(tx, place)
      const change = { ...place, authorId: user.id, before }
      if (base === undefined) {
        const { missing } = await overwrite(tx, place, checked.datos)
        refuseLast(step, missing)
        await recordChange(tx, change, checked.datos)
        return { status: 'OK', bandera: step }
      }
      const stand = { userId: user.id, base, isSealed: token === '' }
      const { missing, at } = await saveOn(tx, place, checked.datos, stand)
      refuseLast(step, missing)
      await recordChange(tx, change, checked.datos)
      return { status: 'OK', bandera: step, guardado: at.toISOString() }
    },

    async readSavedSteps(_input, { tx, user }) {
      const employeeId = recordOf(user)
      const steps = await readSteps(tx, employeeId)
      const changed = steps.length > 0 ? await lastChanges(tx, employeeId) : null
      const data = steps.map((step) => {
        const at = changed?.get(step.bandera)
        return at === undefined ? step : { ...step, cambiado: at.toISOString() }
      })
      return { status: data.length > 0 ? 'OK' : 'VACIO', data }
    },

    async readEmployeeIds(_input, { tx, user }) {
      const columns = { rfc: employees.rfc, curp: employees.curp, imss: employees.nss }
      const [row] = await tx
        .select(columns)
        .from(employees)
        .where(eq(employees.id, recordOf(user)))
      if (!row) throw new WireFault('ERROR', texts.noRecord)
      return { status: 'OK', colaborador: row }
    },

    async listStepNames(_input, { tx }) {
      const columns = { id_categoria: formStepNames.id, abreviatura: formStepNames.name }
      return { status: 'OK', data: await tx.select(columns).from(formStepNames).orderBy(formStepNames.id) }
    },

    async listActivities(_input, { tx }) {
      const columns = { id: physicalActivities.id, nombre: physicalActivities.name }
      const actFisica = await tx.select(columns).from(physicalActivities).orderBy(physicalActivities.id)
      return { status: 'OK', actFisica }
    },

    async listMaritalStatuses(_input, { tx }) {
      const columns = { id: maritalStatuses.id, nombre: maritalStatuses.name }
      return {
        status: 'OK',
        data: await tx.select(columns).from(maritalStatuses).orderBy(maritalStatuses.id),
      }
    },

    listYesNo: async () => ({
      status: 'OK',
      data: [
        { id: 1, nombre: texts.yes },
        { id: 2, nombre: texts.no },
      ],
    }),
  },
  { words: [[words, wordsEn]] },
)

export { service as documents }
