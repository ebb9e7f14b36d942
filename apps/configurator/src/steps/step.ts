import type { allStepNames } from '@gabarit/contract'

export type StepName = (typeof allStepNames)[number]
/** In the order of the stepper; a kind has some of them. */
export const stepGroups = [
	'room',
	'measures',
	'pieces',
	'grid',
	'supports',
	'interior',
	'colors',
	'fronts',
	'options',
	'recap',
	'delivery',
] as const
export type StepGroup = (typeof stepGroups)[number]

/** i18n `titles`: a kind may call a step by another name. */
export type StepTitle =
	| StepName
	| 'Panels'
	| 'PanelColor'
	| 'Supports'
	| 'Fronts'
	| 'Standing'
	| 'Grid'
	| 'ShelfColor'
	| 'FrameColor'
	| 'Frame'
	| 'Access'

export type Step = {
	name: StepName
	title: StepTitle
	group: StepGroup
	slug: string
}
