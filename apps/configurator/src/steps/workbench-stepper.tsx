import { Stepper } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useDesign } from '../session/design-context.tsx'
import { useSession } from '../session/session-store.ts'
import { useWaiting } from './bar/use-waiting.ts'
import { troubledSteps } from './fields.ts'
import { type StepName, stepGroups } from './step.ts'
import { shownSteps, stateOfStep } from './steps.ts'

export function WorkbenchStepper(props: {
	step: StepName
	onGo: (step: StepName) => void
}): ReactNode {
	const { step, onGo } = props
	const { t } = useTranslation('configurator')
	const { solved } = useDesign()
	const visited = useSession((state) => state.visited)
	const notYet = useWaiting('Recap') !== undefined
	const steps = shownSteps(solved.configuration)
	const troubled = troubledSteps(solved.issues, solved.configuration)
	const seen = steps.filter(({ slug }) => visited.includes(slug)).map(({ name }) => name)
	const groups = stepGroups.flatMap((group) => {
		const own = steps.filter((each) => each.group === group)
		if (own.length === 0) return []
		return {
			name: t(`groups.${group}`),
			steps: own.map(({ name, title }) => {
				const state = stateOfStep(name, { current: step, visited: seen, troubled })
				const current = name === step
				return {
					key: name,
					label: t(`titles.${title}`),
					state: current ? ('current' as const) : state,
					attention: state === 'attention',
					closed: name === 'Delivery' && notYet && !current,
				}
			}),
		}
	})
	return <Stepper groups={groups} onGo={(key) => onGo(key as StepName)} />
}
