import { allStepNames } from '@gabarit/contract'
import { useTranslation } from 'react-i18next'
import { useDesign } from '../../session/design-context.tsx'
import { useAreMeasuresConfirmed } from '../../session/session-store.ts'
import { stepOfIssue } from '../fields.ts'
import { useGoToField, useSteps } from '../frame/step-navigation.ts'
import type { StepName } from '../step.ts'
import { confirmingStepOf, unfilledOf } from '../steps.ts'

/** Why Next waits, and the way to what it waits for. */
export type Waiting = { text: string; action?: { label: string; onClick: () => void } }

const indexOf = (step: StepName) => allStepNames.indexOf(step)

/** undefined when Next may be used. */
export function useWaiting(step: StepName): Waiting | undefined {
	const { t } = useTranslation('configurator')
	const { solved } = useDesign()
	const { configuration } = solved
	const isConfirmed = useAreMeasuresConfirmed()
	const { show } = useSteps()
	const goTo = useGoToField()
	const unfilled = unfilledOf(step, configuration)
	if (unfilled !== null) {
		const toField = { label: t('fit.goTo'), onClick: () => goTo(unfilled, null) }
		return { text: t('next.unfilled'), action: toField }
	}
	if (solved.furniture === null && isAtFault(step)) return { text: t('next.impossible') }
	const confirming = confirmingStepOf(configuration)
	if (indexOf(step) >= indexOf('Recap') && confirming !== null && !isConfirmed) {
		const toMeasures = { label: t('next.toMeasures'), onClick: () => show(confirming.name) }
		return { text: t('next.unconfirmed'), action: toMeasures }
	}
	return undefined

	function isAtFault(name: StepName): boolean {
		return solved.issues.some(
			(issue) =>
				issue.severity === 'error' && indexOf(stepOfIssue(issue, configuration)) <= indexOf(name),
		)
	}
}
