import { allStepNames } from '@gabarit/contract'
import { useTranslation } from 'react-i18next'
import { useDesign } from '../../session/design-context.tsx'
import { useSession } from '../../session/session-store.ts'
import { stepOfIssue } from '../fields.ts'
import type { StepName } from '../step.ts'
import { stepsOf } from '../steps.ts'

const indexOf = (step: StepName) => allStepNames.indexOf(step)

/** The reason in words; undefined when Next may be used. */
export function useWaiting(step: StepName): string | undefined {
	const { t } = useTranslation('configurator')
	const { solved } = useDesign()
	const confirmed = useSession((state) => state.confirmed)
	const unsaid = stepsOf(solved.configuration).filter(
		({ name, confirms }) => confirms !== null && !confirmed.includes(name),
	)
	const unsaidHere = unsaid.find(({ name }) => name === step)?.confirms
	if (unsaidHere) return t(`next.${unsaidHere}`)
	if (solved.furniture === null && isAtFault(step)) return t('next.impossible')
	const [first] = unsaid
	if (indexOf(step) >= indexOf('Recap') && first !== undefined) {
		return t('next.elsewhere', { step: t(`titles.${first.title}`) })
	}
	return undefined

	function isAtFault(name: StepName): boolean {
		return solved.issues.some(
			(issue) =>
				issue.severity === 'error' &&
				indexOf(stepOfIssue(issue, solved.configuration)) <= indexOf(name),
		)
	}
}
