import type { stepNames } from '@gabarit/contract'

export type StepName = (typeof stepNames)[number]
export const stepGroups = [
	'room',
	'measures',
	'interior',
	'fronts',
	'options',
	'recap',
	'delivery',
] as const
export type StepGroup = (typeof stepGroups)[number]

/** Whose defaults count once the buyer has confirmed them. */
export type Confirmed = 'measures' | 'fillers'

export type Step = { name: StepName; group: StepGroup; slug: string; confirms: Confirmed | null }
