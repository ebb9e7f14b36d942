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

/** `needsConfirmation`: it asks for measures, and its defaults count once the buyer has confirmed them. */
export type Step = { name: StepName; group: StepGroup; slug: string; needsConfirmation: boolean }
