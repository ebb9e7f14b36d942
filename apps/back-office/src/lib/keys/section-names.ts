import type { Section } from '@gabarit/contract'

/** Those used most choose their letter first. */
export const sectionNames = [
	'orders',
	'offers',
	'dashboard',
	'production',
	'configurations',
	'samples',
	'users',
	'resellers',
	'professionals',
	'documents',
	'technical',
	'audit',
	'settings',
] as const satisfies readonly Section[]
