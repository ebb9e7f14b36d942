import type { Catalogue, Color, Handle } from '../catalogue.ts'

const color = (reference: string, facts: Partial<Color>): Color => ({
	reference,
	label: { fr: reference, nl: reference, en: reference },
	category: 'Melamine',
	tier: 'P1',
	hex: '#F4F1EA',
	hexDark: '#E4E0D6',
	pattern: 'Plain',
	favourite: true,
	interior: true,
	exterior: true,
	...facts,
})

const handle = (reference: string, facts: Partial<Handle>): Handle => ({
	reference,
	label: { fr: reference, nl: reference, en: reference },
	kind: 'Bar',
	shape: 'Straight',
	length: 160,
	holePitch: 160,
	projection: 35,
	colors: ['Black', 'Inox'],
	...facts,
})

/** A small catalogue with one colour of each kind, for tests; references as in the seed. */
export const sampleCatalogue: Catalogue = {
	version: 'sample',
	colors: [
		color('P1-white', {}),
		color('P3-oak-natural', { tier: 'P3', hex: '#D8B88C', hexDark: '#AC845A', pattern: 'Wood' }),
		color('P4-walnut', {
			tier: 'P4',
			hex: '#7A5A3F',
			hexDark: '#54392A',
			pattern: 'Wood',
			favourite: false,
		}),
		color('P6-hydro', { tier: 'P6', category: 'MdfHydro', interior: false }),
		color('RAL-9010', { tier: 'P8', category: 'Lacquer', interior: false }),
		color('P9-oak', { tier: 'P9', category: 'Veneer', pattern: 'Wood', interior: false }),
	],
	handles: [
		handle('bar-160', {}),
		handle('bar-320', { length: 320, holePitch: 320 }),
		handle('knob', { kind: 'Knob', shape: 'Round', length: 30, holePitch: 0, projection: 40 }),
		handle('edge-pull', { kind: 'EdgePull', length: 200, holePitch: 0, projection: 20 }),
		handle('profile', {
			kind: 'Profile',
			length: 0,
			holePitch: 0,
			projection: 0,
			colors: ['Aluminium', 'Black'],
		}),
	],
}
