// What can be shown or left out on the stage, as switches.
import { type Furniture, outerFrontsOf } from '@gabarit/engine'
import type { IconName } from '@gabarit/ui'
import { changeView, useView } from '../../session/view-store.ts'
import type { StepName } from '../step.ts'
import type { StageParts } from '../type/stage-parts.ts'
import { isPersonShown } from './solid/is-person-shown.ts'

export type StageLayer = {
	name: 'doors' | 'fronts' | 'dimensions' | 'belongings' | 'person'
	icon: IconName
	on: boolean
	turn: (on: boolean) => void
}

export function useStageLayers(props: {
	flat: boolean
	step: StepName
	compact: boolean
	furniture: Furniture
	parts: StageParts
	doorsOpen: boolean
}): StageLayer[] {
	const { flat, step, compact, furniture, parts, doorsOpen } = props
	const { dimensions, belongings, person } = useView()
	const holds = furniture.runs.length > 0
	const fronts = outerFrontsOf(furniture)
	const layers: StageLayer[] = []
	if (parts.fronts === 'open' && fronts.length > 0)
		layers.push({
			name: 'fronts',
			icon: 'door',
			on: !doorsOpen,
			turn: (on) => changeView({ opened: on ? [] : fronts }),
		})
	if (parts.fronts === 'vanish' && holds)
		layers.push({
			name: 'doors',
			icon: 'door',
			on: !doorsOpen,
			turn: (on) => changeView({ doorsOpen: !on }),
		})
	if (flat) return layers
	layers.push({
		name: 'dimensions',
		icon: 'length',
		on: dimensions,
		turn: (on) => changeView({ dimensions: on }),
	})
	if (holds || parts.things.some(({ kind }) => kind === 'chair'))
		layers.push({
			name: 'belongings',
			icon: 'hanger',
			on: belongings,
			turn: (on) => changeView({ belongings: on }),
		})
	if (parts.things.some(({ kind }) => kind === 'person'))
		layers.push({
			name: 'person',
			icon: 'person',
			on: isPersonShown(person, { step, furniture, isSmall: compact }),
			turn: (on) => changeView({ person: on }),
		})
	return layers
}
